import type { FieldText } from './masked-edit';

const LONGEST = 100;

/**
 * What a field showed before each change. The browser's own undo ignores what the mask rewrote and would restore texts that
 * the field never showed.
 */
export class EditHistory {
  private past: FieldText[] = [];
  private future: FieldText[] = [];
  private current = '';

  /** `before` is the text before the change: a text set from elsewhere (e.g. by a form reset) starts a new history. */
  changed(before: FieldText, text: string): void {
    if (before.text === text) return;
    if (before.text !== this.current) this.past = [];
    this.past = [...this.past, before].slice(-LONGEST);
    this.future = [];
    this.current = text;
  }

  undo(now: FieldText): FieldText | undefined {
    return this.move(now, this.past, this.future);
  }

  redo(now: FieldText): FieldText | undefined {
    return this.move(now, this.future, this.past);
  }

  private move(now: FieldText, from: FieldText[], to: FieldText[]): FieldText | undefined {
    const shown = now.text === this.current ? from.pop() : undefined;
    if (!shown) return undefined;
    to.push(now);
    this.current = shown.text;
    return shown;
  }
}
