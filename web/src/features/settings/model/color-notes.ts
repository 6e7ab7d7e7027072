import { brandOf, onBrand } from '@acordo/document/brand';
import { isColor } from '@acordo/contracts/fields/is-color';
import { contrast } from '@acordo/document/contrast';
import { COPY } from '../copy';

const WHITE = '#FFFFFF';

/** The effect of the two colours in both templates, so that they stay readable (D26), as texts. */
export function colorNotes(primary: string, secondary: string): { primary: string[]; secondary: string[] } {
  const brand = brandOf({ primaria: primary, secundaria: secondary });
  const ofFirst = [textNote(primary)];
  const ofSecond = [textNote(secondary)];
  if (brand.ink !== primary) ofFirst.push(COPY.colors.darkened);
  if (brand.inkSecond !== secondary) ofSecond.push(COPY.colors.darkened);
  if (brand.to !== secondary) ofSecond.push(COPY.colors.moved);
  // An invalid colour has only its error.
  return { primary: isColor(primary) ? ofFirst : [], secondary: isColor(secondary) ? ofSecond : [] };
}

function textNote(color: string): string {
  const on = onBrand(color);
  // Cut, not rounded: 4.46 must not be shown as 4.5.
  const ratio = Math.floor(contrast(color, on) * 10) / 10;
  const name = on === WHITE ? COPY.colors.white : COPY.colors.black;
  return COPY.colors.text(name, ratio.toLocaleString('pt-BR'));
}
