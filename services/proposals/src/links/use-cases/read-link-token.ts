import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { LinkCipher } from '../link-cipher.js';
import { sealedToken } from '../persistence/sealed-token.js';

/** The token of a valid link, for an email that is about to be sent (D15), and whether there is still something to answer (P130). */
@Injectable()
export class ReadLinkToken {
  constructor(
    private readonly database: Database,
    private readonly cipher: LinkCipher,
  ) {}

  async execute(linkId: string): Promise<{ token: string | null; awaited: boolean }> {
    const sealed = await sealedToken(this.database, linkId);
    return { token: sealed && this.cipher.open(sealed, linkId), awaited: sealed?.awaited ?? false };
  }
}
