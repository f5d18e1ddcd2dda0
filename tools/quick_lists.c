/* See quick_lists.h. */
#define QUICK_LISTS_HERE
#include "quick_lists.h"

/* Python's own, which has another name in the header. */
#undef _Py_Dealloc
PyAPI_FUNC(void) _Py_Dealloc(PyObject *);

#ifdef QUICK_LISTS

/* So many lists are kept, of no less room: a hand, options, a discard pile. */
#define KEPT 128
#define LEAST 8

static PyListObject *kept[KEPT];
static Py_ssize_t count = 0;

void Quick_Dealloc(PyObject *object) {
    if (Py_TYPE(object) == &PyList_Type) {
        PyListObject *list = (PyListObject *)object;
        if (list->allocated >= LEAST && list->allocated <= QUICK_MOST && count < KEPT) {
            PyObject_GC_UnTrack(list);
            for (Py_ssize_t i = Py_SIZE(list) - 1; i >= 0; i--) {
                Py_XDECREF(list->ob_item[i]);
            }
            Py_SET_SIZE(list, 0);
            if (likely(count < KEPT)) {
                kept[count++] = list;
                return;
            }
            PyObject_GC_Track(list);
        }
    }
    _Py_Dealloc(object);
}

PyObject *Quick_New(Py_ssize_t size) {
    if (likely(size <= LEAST && count > 0)) {
        PyListObject *list = kept[--count];
        for (Py_ssize_t i = 0; i < size; i++) {
            list->ob_item[i] = NULL;
        }
        Py_SET_SIZE(list, size);
        Py_SET_REFCNT(list, 1);
        PyObject_GC_Track(list);
        return (PyObject *)list;
    }
    if (size == 0 || size >= LEAST) {
        return PyList_New(size);
    }
    /* With room for more, so that it can be kept later. */
    PyObject *list = PyList_New(LEAST);
    if (likely(list != NULL)) {
        Py_SET_SIZE((PyListObject *)list, size);
    }
    return list;
}

PyObject *Quick_Slice(PyObject *list, Py_ssize_t first, Py_ssize_t end) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (first < 0) {
        first += size;
    }
    if (end < 0) {
        end += size;
    }
    if (first < 0) {
        first = 0;
    }
    if (end > size) {
        end = size;
    }
    if (end < first) {
        end = first;
    }
    PyObject *slice = Quick_New(end - first);
    if (likely(slice != NULL)) {
        PyObject **from = ((PyListObject *)list)->ob_item + first;
        PyObject **to = ((PyListObject *)slice)->ob_item;
        for (Py_ssize_t i = 0; i < end - first; i++) {
            Py_INCREF(from[i]);
            to[i] = from[i];
        }
    }
    return slice;
}

int Quick_ExtendBy(PyObject *list, PyObject *other) {
    Py_ssize_t more = PyList_GET_SIZE(other);
    for (Py_ssize_t i = 0; i < more; i++) {
        if (Quick_Append(list, PyList_GET_ITEM(other, i)) < 0) {
            return -1;
        }
    }
    return 0;
}

/* Along the first bases, which are all for classes without traits. */
int Quick_IsSubtype(PyTypeObject *type, PyTypeObject *base) {
    for (PyTypeObject *one = type->tp_base; one != NULL; one = one->tp_base) {
        if (one == base) {
            return 1;
        }
    }
    return PyType_IsSubtype(type, base);
}

#else

void Quick_Dealloc(PyObject *object) {
    _Py_Dealloc(object);
}

#endif
