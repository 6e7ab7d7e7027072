/** Lengths in px of the window, from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where notices stand: the sides of their column, and how high they are together. */
export interface Column {
  readonly left: number;
  readonly right: number;
  readonly height: number;
}

/** Between a bar and the notices above it. */
const GAP = 16;

/**
 * How far above the window's lower edge notices begin, so that none lies over a bar of actions (look.md): `edge` where no bar is in
 * their way, or where there is no room above it.
 */
export function noticesEdge(
  bars: readonly Box[],
  column: Column,
  windowHeight: number,
  edge: number,
): number {
  const fromBelow = bars
    .filter((bar) => bar.left < column.right && bar.right > column.left)
    .sort((one, other) => other.bottom - one.bottom);
  let lowest = edge;
  for (const bar of fromBelow) {
    const bottom = windowHeight - lowest;
    if (bar.top < bottom && bar.bottom > bottom - column.height) lowest = windowHeight - bar.top + GAP;
  }
  return lowest + column.height > windowHeight ? edge : lowest;
}
