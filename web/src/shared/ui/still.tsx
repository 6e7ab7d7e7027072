import { type ComponentType, lazy, memo, Suspense } from 'react';

let isRendered = false;
const NEVER = new Promise<never>(() => undefined);

/** To be called before the browser takes over a page that the gateway has rendered, and that is never rendered again. */
export const keepStill = (): void => {
  isRendered = true;
};

/**
 * A part of a page without any behaviour, in a file of its own. Where the gateway has rendered the page, its HTML is all that is
 * needed, and its code is not loaded (P125). Inside the app it is loaded when it is shown. `draw` gives the gateway the part.
 */
export function still(load: () => Promise<{ default: ComponentType }>) {
  const Late = lazy(() => (isRendered ? NEVER : load()));
  let own: ComponentType | undefined;
  // Without properties, so that it is never rendered again: React would then replace what it has not taken over.
  const Part = memo(function Still() {
    const Now = own ?? Late;
    return (
      <Suspense fallback={null}>
        <Now />
      </Suspense>
    );
  });
  const draw = (part: ComponentType): void => {
    own = part;
  };
  return { Part, draw } as const;
}
