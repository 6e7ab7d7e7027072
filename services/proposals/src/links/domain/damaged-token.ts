import { TOKEN_LENGTH } from './token.js';

/** Chats only cut or add these characters at the end, and only old tokens end in them (see newToken). */
const ENDINGS = ['-', '_'] as const;
const STUCK = /^[-_]+$/;

/**
 * The tokens that a link may have had before a chat cut `-` or `_` off its end, or added some. Four at most, and none
 * for a text of a token's own length, so that guessing becomes no easier: all but the end of the token must be right.
 */
export function tokensBefore(damage: string): readonly string[] {
  switch (TOKEN_LENGTH - damage.length) {
    case 1:
      return ENDINGS.map((end) => damage + end);
    case 2:
      return ENDINGS.flatMap((first) => ENDINGS.map((second) => damage + first + second));
    default:
      return STUCK.test(damage.slice(TOKEN_LENGTH)) ? [damage.slice(0, TOKEN_LENGTH)] : [];
  }
}
