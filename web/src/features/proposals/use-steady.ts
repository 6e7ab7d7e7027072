import { useLayoutEffect, useRef, useState } from 'react';

type Handlers<T> = { [K in keyof T]: (...args: never[]) => void };

/** Stable functions at every render that call the newest ones: for rows that are rendered only when they change. */
export function useSteady<T extends Handlers<T>>(handlers: T): T {
  const newest = useRef(handlers);
  useLayoutEffect(() => {
    newest.current = handlers;
  });
  const [steady] = useState(() => {
    const names = Object.keys(handlers) as (keyof T)[];
    const entries = names.map((name) => [name, (...args: never[]) => newest.current[name](...args)]);
    return Object.fromEntries(entries) as T;
  });
  return steady;
}
