import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const CENTRAL = 0x02014b50;

/** The files of a zip, by its central directory; fails where a checksum or a length is wrong. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) throw new Error('no zip');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let i = 0; i < zip.readUInt16LE(end + 10); i += 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error('no central directory');
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString('utf8');
    files.set(name, fileAt(zip, at));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

function fileAt(zip: Buffer, entry: number): Buffer {
  const [method, sum, packed, size] = [
    zip.readUInt16LE(entry + 10),
    zip.readUInt32LE(entry + 16),
    zip.readUInt32LE(entry + 20),
    zip.readUInt32LE(entry + 24),
  ];
  const local = zip.readUInt32LE(entry + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const raw = zip.subarray(start, start + packed);
  const content = method === 8 ? inflateRawSync(raw) : raw;
  if (content.length !== size || crc32(content) !== sum) throw new Error('a file of the zip is damaged');
  return content;
}

/** Cells of a table with ';' and quotes (RFC 4180), row by row. */
export function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < csv.length; i += 1) {
    const c = csv[i];
    if (quoted && c === '"' && csv[i + 1] === '"') {
      cell += '"';
      i += 1;
    } else if (c === '"') quoted = !quoted;
    else if (!quoted && (c === ';' || c === '\n')) {
      rows.at(-1)?.push(cell.replace(/\r$/, ''));
      cell = '';
      if (c === '\n') rows.push([]);
    } else cell += c;
  }
  return rows.filter((row) => row.length > 0);
}
