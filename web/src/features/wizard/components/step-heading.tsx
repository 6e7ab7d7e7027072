import { useEffect, useRef } from 'react';

/** Title of a step. Gets the focus when the step changes, so that it is announced; not when the page was just loaded. */
export function StepHeading({ title, text, focus }: { title: string; text: string; focus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <div className="grid gap-1">
      <h1 ref={heading} tabIndex={-1} className="font-serif text-2xl font-medium outline-none sm:text-3xl">
        {title}
      </h1>
      <p className="text-ink-soft">{text}</p>
    </div>
  );
}
