/** Subtables of the whole of Unicode, best first: platform, encoding. */
const UNICODE_TABLES = [
  [3, 10],
  [0, 6],
  [0, 4],
  [3, 1],
  [0, 3],
] as const;

/**
 * The characters that a TrueType font can draw, from its `cmap` table (OpenType, formats 4 and 12): the compiler refuses
 * accessible and archival PDFs with a character that no font has, so this is checked first.
 */
export function drawnCharacters(font: Buffer): ReadonlySet<number> {
  const table = tableAt(font, 'cmap');
  const subtable = unicodeSubtable(font, table);
  const format = font.readUInt16BE(subtable);
  if (format === 12) return readGroups(font, subtable);
  if (format === 4) return readSegments(font, subtable);
  throw new Error(`cmap of format ${format}`);
}

function tableAt(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + count * 16; at += 16)
    if (font.toString('latin1', at, at + 4) === name) return font.readUInt32BE(at + 8);
  throw new Error(`the font has no ${name}`);
}

function unicodeSubtable(font: Buffer, table: number): number {
  const known = new Map<string, number>();
  const count = font.readUInt16BE(table + 2);
  for (let at = table + 4; at < table + 4 + count * 8; at += 8)
    known.set(`${font.readUInt16BE(at)} ${font.readUInt16BE(at + 2)}`, table + font.readUInt32BE(at + 4));
  for (const [platform, encoding] of UNICODE_TABLES) {
    const found = known.get(`${platform} ${encoding}`);
    if (found !== undefined) return found;
  }
  throw new Error('the font has no Unicode cmap');
}

/** Format 12: runs of characters with consecutive glyphs; glyph 0 is the box for missing ones. */
function readGroups(font: Buffer, at: number): Set<number> {
  const drawn = new Set<number>();
  const groups = font.readUInt32BE(at + 12);
  for (let group = at + 16; group < at + 16 + groups * 12; group += 12) {
    const [first, last, glyph] = [0, 4, 8].map((offset) => font.readUInt32BE(group + offset)) as Group;
    for (let code = first; code <= last; code += 1) if (glyph + code - first !== 0) drawn.add(code);
  }
  return drawn;
}
type Group = [first: number, last: number, glyph: number];

/** Format 4: segments of the first 65,536 characters, in four arrays one after the other. */
function readSegments(font: Buffer, at: number): Set<number> {
  const drawn = new Set<number>();
  const bytes = font.readUInt16BE(at + 6);
  const [ends, starts] = [at + 14, at + 16 + bytes];
  for (let segment = 0; segment < bytes; segment += 2) {
    const [first, last] = [font.readUInt16BE(starts + segment), font.readUInt16BE(ends + segment)];
    const delta = font.readUInt16BE(starts + bytes + segment);
    const offsetAt = starts + 2 * bytes + segment;
    const offset = font.readUInt16BE(offsetAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const listed = offset === 0 ? code : font.readUInt16BE(offsetAt + offset + 2 * (code - first));
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) drawn.add(code);
    }
  }
  return drawn;
}
