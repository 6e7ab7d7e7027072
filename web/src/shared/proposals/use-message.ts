import { useState } from 'react';
import { keepOwnMessage, type MessageKind, ownMessage } from './own-message';
import {
  DEFAULT_TEMPLATE,
  filled,
  fitsOthers,
  messageWithLink,
  type MessageValues,
  templateOf,
} from './share-message';

/**
 * `forAll`: not changed · `kept`, `keptAsIs`: stored for later proposals, with the client's name or without ·
 * `onlyHere`: fits only this client · `notStored`: the browser refused.
 */
export type Keeping = 'forAll' | 'kept' | 'keptAsIs' | 'onlyHere' | 'notStored';

export interface Message {
  /** As typed, or as it was prepared. */
  text: string;
  /** What is sent. */
  sent: string;
  keeping: Keeping;
  isDefault: boolean;
  type: (text: string) => void;
  /** For a text without the client's name: for later proposals as it is. */
  keep: () => void;
  reset: () => void;
}

interface MessagePurpose {
  kind: MessageKind;
  template: string;
}
const SENDING: MessagePurpose = { kind: 'message', template: DEFAULT_TEMPLATE };

/** The message of one proposal (P114). `typed` is what was typed for it before; it outlives the closed dialog. */
export function useMessage(
  userId: string,
  values: MessageValues,
  typed: string | undefined,
  onType: (text: string | undefined) => void,
  { kind, template }: MessagePurpose = SENDING,
): Message {
  const [own, setOwn] = useState(() => ownMessage(kind, userId));
  const [keeping, setKeeping] = useState<Keeping>(
    typed === undefined || fitsOthers(typed, values) ? 'forAll' : 'onlyHere',
  );
  const standard = filled(template, values);
  const text = typed ?? (own === null ? standard : filled(own, values));
  const store = (next: string, as: Keeping): void => {
    setKeeping(keepOwnMessage(kind, userId, templateOf(next, values)) ? as : 'notStored');
  };
  return {
    text,
    sent: messageWithLink(text, values.link),
    keeping,
    isDefault: text === standard,
    type: (next) => {
      onType(next);
      if (fitsOthers(next, values)) store(next, 'kept');
      else setKeeping('onlyHere');
    },
    keep: () => store(text, 'keptAsIs'),
    reset: () => {
      onType(undefined);
      setOwn(null);
      setKeeping('forAll');
      keepOwnMessage(kind, userId, null);
    },
  };
}
