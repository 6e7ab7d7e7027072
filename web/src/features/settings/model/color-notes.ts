import { brandOf } from '@acordo/document/brand';
import { isColor } from '@acordo/contracts/fields/is-color';
import { contrast } from '@acordo/document/contrast';
import { COPY } from '../copy';

const WHITE = '#FFFFFF';

/** The effect of the two colours in both templates, so that they stay readable (D26), as texts. */
export function colorNotes(primary: string, secondary: string): { primary: string[]; secondary: string[] } {
  const { from, to, on, ink, inkSecond } = brandOf({ primaria: primary, secundaria: secondary });
  /** What becomes of a colour as an end of the gradient. */
  const fillNotes = (color: string, end: string): string[] => {
    if (end !== color && from === to && on !== WHITE) return [COPY.colors.leftOut];
    // Cut, not rounded: 4.46 must not be shown as 4.5.
    const ratio = Math.floor(contrast(end, on) * 10) / 10;
    const name = on === WHITE ? COPY.colors.white : COPY.colors.ink;
    const note = COPY.colors.text(name, ratio.toLocaleString('pt-BR'));
    return end === color ? [note] : [on === WHITE ? COPY.colors.darker : COPY.colors.lighter, note];
  };
  const ofFirst = fillNotes(primary, from);
  const ofSecond = fillNotes(secondary, to);
  if (ink !== primary) ofFirst.push(COPY.colors.darkened);
  if (inkSecond !== secondary) ofSecond.push(COPY.colors.darkened);
  // An invalid colour has only its error.
  return { primary: isColor(primary) ? ofFirst : [], secondary: isColor(secondary) ? ofSecond : [] };
}
