/** Before any row was rendered: a row on a wide screen (P112). */
const FIRST_GUESS_PX = 56;

/**
 * The heights of rows that are not rendered, so that the scroll bar is right: as when they were
 * last rendered, else the average height.
 */
export class RowHeights {
  private readonly known = new Map<string, { rows: number; height: number }>();

  /** Heights of another width are invalid. */
  private width = 0;

  note(key: string, rows: number, box: { width: number; height: number }): void {
    // Not laid out (printing, a hidden tab): ignored.
    if (rows === 0 || box.height === 0) return;
    if (box.width !== this.width) this.known.clear();
    this.width = box.width;
    this.known.set(key, { rows, height: box.height });
  }

  of(key: string, rows: number): number {
    const known = this.known.get(key);
    return known?.rows === rows ? known.height : Math.round(rows * this.average());
  }

  private average(): number {
    let rows = 0;
    let height = 0;
    for (const one of this.known.values()) {
      rows += one.rows;
      height += one.height;
    }
    return rows === 0 ? FIRST_GUESS_PX : height / rows;
  }
}
