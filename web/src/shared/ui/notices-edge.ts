/** Lengths in px of the window, from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The area of notices: left and right of their column, their total height when the stack is open, and that of the front one. */
export interface Column {
  readonly left: number;
  readonly right: number;
  readonly height: number;
  readonly front: number;
}

/** Between a bar and the notices above it. */
const GAP = 16;

/**
 * How far above the window's lower edge notices begin, so that none covers a bar of actions (L6), even when a pointer
 * over them opens their stack: `edge` if no bar is there, or if there is no room above it even for one.
 */
export function noticesEdge(
  bars: readonly Box[],
  column: Column,
  windowHeight: number,
  edge: number,
): number {
  const inTheWay = bars
    .filter((bar) => bar.left < column.right && bar.right > column.left)
    .sort((one, other) => other.bottom - one.bottom);
  for (const height of [column.height, column.front]) {
    const lowest = above(inTheWay, height, windowHeight, edge);
    if (lowest + height <= windowHeight) return lowest;
  }
  return edge;
}

/** Goes through the bars from below: each one that would be covered moves the notices above it. */
function above(fromBelow: readonly Box[], height: number, windowHeight: number, edge: number): number {
  let lowest = edge;
  for (const bar of fromBelow) {
    const bottom = windowHeight - lowest;
    if (bar.top < bottom && bar.bottom > bottom - height) lowest = windowHeight - bar.top + GAP;
  }
  return lowest;
}
