/** How wide an element is: a plot's letters keep their size on every screen, and a hand is held as there is room. */

import { type RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

export function useWidth<T extends HTMLElement>(first: number): [RefObject<T | null>, number] {
  const own = useRef<T>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const element = own.current;
    if (element === null) return;
    const measure = () => {
      setWidth(Math.max(200, Math.floor(element.clientWidth)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [own, width];
}
