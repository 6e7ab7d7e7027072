import { Tooltip as Base } from 'radix-ui';
import { type ReactNode, useState } from 'react';

interface TooltipProps {
  text: string;
  /** One focusable element. It still needs its own name (`aria-label`): a tooltip is only an addition. */
  children: ReactNode;
}

/**
 * A text for an icon in the page's main landmark, rendered inside it: navigation by landmarks skips what is outside.
 * Touch screens do not show it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [main, setMain] = useState<Element | null>(null);
  const findMain = () => setMain(document.querySelector('main')); // only now: the element may be rendered together with this
  return (
    <Base.Provider delayDuration={300}>
      <Base.Root>
        <Base.Trigger asChild onFocus={findMain} onPointerEnter={findMain}>
          {children}
        </Base.Trigger>
        <Base.Portal container={main}>
          <Base.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-appear rounded-small bg-band px-2.5 py-1.5 text-xs text-on-band shadow-raised"
          >
            {text}
          </Base.Content>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}
