import { brandOf, onBrand } from '@acordo/document/brand';
import { isColor } from '@acordo/contracts/fields/is-color';
import { contrast } from '@acordo/document/contrast';
import { COPY } from '../copy';

const WHITE = '#FFFFFF';

/** The effect of the two colours in both templates, so that they stay readable (D26), as texts. */
export function colorNotes(primaria: string, secundaria: string): { primary: string[]; secondary: string[] } {
  const brand = brandOf({ primaria, secundaria });
  const primary = [textNote(primaria)];
  const secondary = [textNote(secundaria)];
  if (brand.ink !== primaria) primary.push(COPY.colors.darkened);
  if (brand.inkSecond !== secundaria) secondary.push(COPY.colors.darkened);
  if (brand.to !== secundaria) secondary.push(COPY.colors.moved);
  // An invalid colour has only its error.
  return { primary: isColor(primaria) ? primary : [], secondary: isColor(secundaria) ? secondary : [] };
}

function textNote(color: string): string {
  const on = onBrand(color);
  // Cut, not rounded: 4.46 must not be shown as 4.5.
  const ratio = Math.floor(contrast(color, on) * 10) / 10;
  const name = on === WHITE ? COPY.colors.white : COPY.colors.black;
  return COPY.colors.text(name, ratio.toLocaleString('pt-BR'));
}
