import type { Keys } from '@acordo/service-kit/secrets/keys';
import { TextCipher } from '@acordo/service-kit/secrets/text-cipher';
import { Logger } from '@nestjs/common';

export interface Sealed {
  token_cifrado: Buffer;
  chave_id: string;
}

export const linkCipher = (keys: Keys) => new TextCipher(keys, 'acordo link token');

/** Encrypts a link's token so that its owner can copy it again (D15), bound to the link's id. */
export class LinkCipher {
  private readonly cipher: TextCipher;
  private readonly logger = new Logger(LinkCipher.name);

  /** `keys`: of LINK_KEY. */
  constructor(keys: Keys) {
    this.cipher = linkCipher(keys);
  }

  seal(token: string, linkId: string): Sealed {
    const { cifrado, chave_id } = this.cipher.seal(token, linkId);
    return { token_cifrado: cifrado, chave_id };
  }

  /**
   * Null when it was encrypted with another key, or was altered: the link still works, it just can't be copied again. One altered row
   * must not break the owner's whole list, so it is reported instead of thrown.
   */
  open({ token_cifrado, chave_id }: Sealed, linkId: string): string | null {
    try {
      return this.cipher.open({ cifrado: token_cifrado, chave_id }, linkId);
    } catch (error) {
      this.logger.error(`the sealed token of link ${linkId} was altered: ${(error as Error).message}`);
      return null;
    }
  }
}
