import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Elements } from './elements';

interface TooltipProps {
  text: string;
  /** One focusable element. It still needs its own name (`aria-label`): a tooltip is only an addition. */
  children: Elements;
}

const DELAY_MS = 300;
/** To the window's edges. */
const MARGIN_PX = 8;

/**
 * A text for an icon: shown by keyboard focus and while a mouse rests on it, hidden by Escape or a press. Touch screens do not
 * show it. The library for menus would be a tenth of the dashboard's first load (P125).
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [shown, setShown] = useState(false);
  const timer = useRef<number>(undefined);
  const hide = () => {
    window.clearTimeout(timer.current);
    setShown(false);
  };
  const rest = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(true), DELAY_MS);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shown]);
  return (
    <span
      className="relative inline-flex"
      onPointerEnter={rest}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && setShown(true)}
      onBlur={hide}
    >
      {children}
      {shown && <Text>{text}</Text>}
    </span>
  );
}

/** Centred below, moved away from the window's edges. What it says is the element's name already: it is not announced twice. */
function Text({ children }: { children: string }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const place = () => {
      element.style.translate = '';
      const { left, right } = element.getBoundingClientRect();
      const over = Math.max(0, right + MARGIN_PX - document.documentElement.clientWidth);
      const under = Math.max(0, MARGIN_PX - left);
      element.style.translate = `calc(-50% + ${under - over}px)`;
    };
    place();
    // Texts become larger, or are translated, while it is shown.
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    sizes.observe(document.documentElement);
    return () => sizes.disconnect();
  }, []);
  return (
    // The space above belongs to it, so that the pointer can move onto the text.
    <span
      ref={box}
      className="absolute top-full left-1/2 z-50 w-max max-w-[min(16rem,100vw-1rem)] -translate-x-1/2 pt-1.5"
    >
      <span
        role="tooltip"
        className="block animate-appear rounded-small bg-band px-2.5 py-1.5 text-xs text-on-band shadow-raised"
      >
        {children}
      </span>
    </span>
  );
}
