import { type Figures, parseFigures } from './model/figures';

const keyOf = (userId: string) => `acordo:figures:${userId}`;

/** The figures that this user saw last in this tab. Removed with the session (D44). */
export function readSeen(userId: string): Figures | null {
  try {
    return parseFigures(sessionStorage.getItem(keyOf(userId)));
  } catch {
    return null; // storage is forbidden
  }
}

export function writeSeen(userId: string, figures: Figures): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(figures));
  } catch {
    // Forbidden or full: after a reload the server's response comes first.
  }
}
