import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Credentials, credentialsText, parseCredentials } from './domain/credentials-text.js';

const OWNER_ONLY = 0o600;

/**
 * The file that shows the first administrator's random password to whoever runs the product (D32). It is written before
 * the account is made: after a crash in between the next start uses the password, and no account without a known password is left.
 */
export class CredentialsFile {
  constructor(private readonly file: string) {}

  /** The file's credentials for this email: those of an earlier or simultaneous start, else new ones. */
  async claim(email: string): Promise<Credentials> {
    const known = await this.read();
    if (known?.email === email) return known;
    const made = { email, password: randomBytes(18).toString('base64url') };
    const draft = await this.draft(credentialsText(made));
    try {
      await link(draft, this.file); // whole or not at all, and only one of several copies succeeds
      return made;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const other = await this.read();
      if (other?.email === email) return other;
      await rename(draft, this.file); // of another email, or no credentials at all: an old file
      return made;
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** Removes credentials that turned out to be invalid. */
  remove(): Promise<void> {
    return rm(this.file, { force: true });
  }

  private async read(): Promise<Credentials | null> {
    try {
      const text = await readFile(this.file, 'utf8');
      await chmod(this.file, OWNER_ONLY);
      return parseCredentials(text);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  private async draft(text: string): Promise<string> {
    await mkdir(path.dirname(this.file), { recursive: true });
    const draft = `${this.file}.${randomBytes(6).toString('hex')}`;
    await writeFile(draft, text, { mode: OWNER_ONLY, flag: 'wx' });
    return draft;
  }
}
