import { AppError } from '@acordo/service-kit/errors/app-error';

/** Bytes. A reason of 2,000 characters (D47) takes nine each, whatever they are, and the other fields a thousand. */
export const MOST_FORM_BYTES = 32 * 1024;

/** The fields of a form that were sent. */
export type Sent = Readonly<Record<string, string>>;

/** Reads these fields and no others. A repeated one is ambiguous: BAD_REQUEST. */
export function readForm(bytes: Buffer, fields: readonly string[]): Sent {
  const values = new URLSearchParams(bytes.toString('utf8'));
  const sent: [string, string][] = [];
  for (const name of fields) {
    const [value, more] = values.getAll(name);
    if (more !== undefined) throw new AppError('BAD_REQUEST');
    // Browsers send every line end as two characters; a script would send one.
    if (value !== undefined) sent.push([name, value.replace(/\r\n/g, '\n')]);
  }
  return Object.fromEntries(sent);
}
