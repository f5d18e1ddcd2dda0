/* Lists for the hot library: what its generated C does with them most often, without a call into Python.
 *
 * Games make and free lists of a few cards all the time. A list that is freed here is kept with its memory, and is the
 * next one that is made. The first line of each generated file of the library includes this (see `tools/compile.py`);
 * lists are ordinary ones, and whoever else makes, changes or frees them need not know.
 *
 * How Python frees lists is its own business and may change: all is left to Python where this was not tried, and where
 * there is no global lock, or references are counted for debugging.
 */
#ifndef QUICK_LISTS_H
#define QUICK_LISTS_H

#ifndef PY_SSIZE_T_CLEAN
#define PY_SSIZE_T_CLEAN
#endif

/* What `Py_DECREF` calls when the last reference is gone. */
#define _Py_Dealloc Quick_Dealloc
#include <Python.h>
#include "CPy.h"

#if PY_VERSION_HEX >= 0x030B0000 && PY_VERSION_HEX < 0x030C0000 && !defined(Py_REF_DEBUG) && !defined(Py_TRACE_REFS)
#define QUICK_LISTS
#endif

#ifdef QUICK_LISTS

/* A list with room for more than so many is freed in Python's way. */
#define QUICK_MOST 32

PyObject *Quick_New(Py_ssize_t size);
PyObject *Quick_Slice(PyObject *list, Py_ssize_t first, Py_ssize_t end);
int Quick_ExtendBy(PyObject *list, PyObject *other);
int Quick_IsSubtype(PyTypeObject *type, PyTypeObject *base);

static inline int Quick_Append(PyObject *list, PyObject *item) {
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(self);
    if (likely(size < self->allocated)) {
        Py_INCREF(item);
        self->ob_item[size] = item;
        Py_SET_SIZE(self, size + 1);
        return 0;
    }
    return PyList_Append(list, item);
}

/* Whether a list that gets shorter keeps its memory: if it is not much, or needed soon. */
static inline int Quick_Stays(PyListObject *list) {
    return list->allocated <= QUICK_MOST || Py_SIZE(list) > list->allocated >> 1;
}

static inline PyObject *Quick_PopLast(PyObject *list) {
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(self);
    if (likely(size > 0 && Quick_Stays(self))) {
        Py_SET_SIZE(self, size - 1);
        return self->ob_item[size - 1];
    }
    return CPyList_PopLast(list);
}

static inline PyObject *Quick_Pop(PyObject *list, CPyTagged index) {
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(self);
    Py_ssize_t at = (Py_ssize_t)index >> 1;
    if (likely(CPyTagged_CheckShort(index) && at >= 0 && at < size && Quick_Stays(self))) {
        PyObject *item = self->ob_item[at];
        Py_SET_SIZE(self, size - 1);
        for (; at < size - 1; at++) {
            self->ob_item[at] = self->ob_item[at + 1];
        }
        return item;
    }
    return CPyList_Pop(list, index);
}

static inline PyObject *Quick_GetSlice(PyObject *list, CPyTagged start, CPyTagged end) {
    if (likely(PyList_CheckExact(list) && CPyTagged_CheckShort(start) && CPyTagged_CheckShort(end))) {
        return Quick_Slice(list, (Py_ssize_t)start >> 1, (Py_ssize_t)end >> 1);
    }
    return CPyList_GetSlice(list, start, end);
}

static inline PyObject *Quick_Extend(PyObject *list, PyObject *other) {
    if (likely(PyList_CheckExact(list) && PyList_CheckExact(other) && list != other)) {
        if (Quick_ExtendBy(list, other) < 0) {
            return NULL;
        }
        Py_RETURN_NONE;
    }
    return CPyList_Extend(list, other);
}

/* One by one from the end, as if each were popped: the memory stays. */
static inline char Quick_Clear(PyObject *list) {
    PyListObject *self = (PyListObject *)list;
    if (likely(PyList_CheckExact(list) && self->allocated <= QUICK_MOST)) {
        while (Py_SIZE(self) > 0) {
            PyObject *item = self->ob_item[Py_SIZE(self) - 1];
            Py_SET_SIZE(self, Py_SIZE(self) - 1);
            Py_DECREF(item);
        }
        return 1;
    }
    return CPyList_Clear(list);
}

static inline int Quick_TypeCheck(PyObject *object, PyTypeObject *type) {
    return Py_IS_TYPE(object, type) || Quick_IsSubtype(Py_TYPE(object), type);
}

#ifndef QUICK_LISTS_HERE
#define PyList_New Quick_New
#define PyList_Append Quick_Append
#define CPyList_PopLast Quick_PopLast
#define CPyList_Pop Quick_Pop
#define CPyList_GetSlice Quick_GetSlice
#define CPyList_Extend Quick_Extend
#define CPyList_Clear Quick_Clear
#define CPy_TypeCheck(object, type) Quick_TypeCheck(object, (PyTypeObject *)(type))
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) Quick_TypeCheck((PyObject *)(object), type)
#endif

#endif
#endif
