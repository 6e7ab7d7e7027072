import { MESSAGE_MAX } from './share-message';

// No draft: it stays after signing out (P114).
const keyOf = (kind: MessageKind, userId: string) => `acordo:${kind}:${userId}`;

/** The message that sends a proposal (P114), or the one that reminds of it (P120). */
export type MessageKind = 'message' | 'reminder';

/** The owner's own text for the messages that send proposals, as a template; null if there is none. */
export function ownMessage(kind: MessageKind, userId: string): string | null {
  try {
    const text = localStorage.getItem(keyOf(kind, userId));
    return text === null || text.trim() === '' || text.length > MESSAGE_MAX ? null : text;
  } catch {
    return null;
  }
}

/** Null forgets it. False if the browser doesn't store it. */
export function keepOwnMessage(kind: MessageKind, userId: string, template: string | null): boolean {
  try {
    if (template === null) localStorage.removeItem(keyOf(kind, userId));
    else localStorage.setItem(keyOf(kind, userId), template);
    return true;
  } catch {
    return false;
  }
}
