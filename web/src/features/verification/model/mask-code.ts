import { groupedCode } from '@acordo/contracts/typed-code';

const LENGTH = 16;
/** With its hyphens, for `maxlength` of what is shown. */
export const CODE_SHOWN_LENGTH = 19;
/** A pasted address of this page carries the code at its end. */
const ADDRESS = /\/verificar\/([^/?#]+)/;

/**
 * Shows a code while it is typed or pasted: upper-cased, look-alikes as the digits they stand for, in groups of four. A 'U'
 * stays visible, so that the field can call it wrong instead of changing what was typed.
 */
export function maskCode(typing: string): string {
  const code = (ADDRESS.exec(typing)?.[1] ?? typing)
    .replace(/[^0-9A-Za-z]/g, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return groupedCode(code.slice(0, LENGTH));
}
