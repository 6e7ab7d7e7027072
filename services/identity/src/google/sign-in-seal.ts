import type { Clock } from '@acordo/service-kit/clock/clock';
import type { Keys } from '@acordo/service-kit/secrets/keys';
import { type SealedText, TextCipher } from '@acordo/service-kit/secrets/text-cipher';
import { z } from 'zod';
import { SIGN_IN_SECONDS } from './domain/sign-in-cookie.js';

const PURPOSE = 'acordo:google-sign-in:v1';

/** What has to be checked when the browser of a started sign-in returns. */
const SignIn = z.object({
  state: z.string().min(1),
  nonce: z.string().min(1),
  code_verifier: z.string().min(1),
});
export type SignIn = z.output<typeof SignIn>;
const Sealed = SignIn.extend({ until: z.number() });

/** Encrypts a sign-in for its browser's cookie: only we can read, make or change it, and it is valid for 10 minutes. */
export class SignInSeal {
  private readonly cipher: TextCipher;

  constructor(
    keys: Keys,
    private readonly clock: Clock,
  ) {
    this.cipher = new TextCipher(keys, PURPOSE);
  }

  seal(signIn: unknown): string {
    const until = this.clock.now().getTime() + SIGN_IN_SECONDS * 1000;
    const text = JSON.stringify({ ...SignIn.parse(signIn), until });
    return this.cipher.seal(text, PURPOSE).cifrado.toString('base64url');
  }

  /** Null for every text that is not a valid sign-in of ours. */
  open(sealed: string): SignIn | null {
    const cifrado = Buffer.from(sealed, 'base64url');
    // The cookie does not contain the id of its key.
    for (const chave_id of this.cipher.keyIds) {
      const found = this.openWith({ cifrado, chave_id });
      if (found) return this.clock.now().getTime() < found.until ? SignIn.parse(found) : null;
    }
    return null;
  }

  private openWith(sealed: SealedText): z.output<typeof Sealed> | null {
    try {
      return Sealed.parse(JSON.parse(this.cipher.open(sealed, PURPOSE) ?? ''));
    } catch {
      return null; // too short, altered, or encrypted with another key
    }
  }
}
