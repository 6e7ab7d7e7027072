import { useEffect, useRef, useState } from 'react';

/** A menu that opens below its button; Escape, a press or focus outside, and navigation close it. */
export function useDisclosure(pathname: string) {
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === pathname;

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    const onElsewhere = (event: Event) => {
      const bar = button.current?.closest('header');
      if (event.target instanceof Node && !bar?.contains(event.target)) setOpenAt(undefined);
    };
    document.addEventListener('keydown', onKey);
    for (const way of ['pointerdown', 'focusin']) document.addEventListener(way, onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      for (const way of ['pointerdown', 'focusin']) document.removeEventListener(way, onElsewhere);
    };
  }, [open]);

  return { open, button, toggle: () => setOpenAt(open ? undefined : pathname) };
}
