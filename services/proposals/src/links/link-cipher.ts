import { TextCipher } from '@acordo/service-kit/secrets/text-cipher';

export interface Sealed {
  token_cifrado: Buffer;
  chave_id: string;
}

/** Keeps a link's token so that its owner can copy it again (D15), bound to the link's id. */
export class LinkCipher {
  private readonly cipher: TextCipher;

  /** `secret`: LINK_KEY's bytes. */
  constructor(secret: Buffer) {
    this.cipher = new TextCipher(secret, 'acordo link token');
  }

  seal(token: string, linkId: string): Sealed {
    const { cifrado, chave_id } = this.cipher.seal(token, linkId);
    return { token_cifrado: cifrado, chave_id };
  }

  /** Null when it was sealed with another key: the link still works, it just can't be copied again. */
  open({ token_cifrado, chave_id }: Sealed, linkId: string): string | null {
    return this.cipher.open({ cifrado: token_cifrado, chave_id }, linkId);
  }
}
