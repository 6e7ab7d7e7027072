import { MESSAGE_MAX } from './share-message';

// No draft: it stays after signing out (P114).
const keyOf = (userId: string) => `acordo:message:${userId}`;

/** The owner's own text for the messages that send proposals, as a template; null if there is none. */
export function ownMessage(userId: string): string | null {
  try {
    const text = localStorage.getItem(keyOf(userId));
    return text === null || text.trim() === '' || text.length > MESSAGE_MAX ? null : text;
  } catch {
    return null;
  }
}

/** Null forgets it. False if the browser doesn't store it. */
export function keepOwnMessage(userId: string, template: string | null): boolean {
  try {
    if (template === null) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), template);
    return true;
  } catch {
    return false;
  }
}
