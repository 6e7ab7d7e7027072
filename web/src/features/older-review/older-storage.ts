import { type OlderProposal, readOlder } from './model/older-proposal';

/** Keys of the older page's proposals: a list, or one record for each. */
const LIST = 'proposals';
const ONE = 'proposal-';

/** The proposal of this id in the browser's old local storage; null where there is none, or no storage. */
export function findOlder(id: string): OlderProposal | null {
  const record = listed().find((one) => isOf(one, id)) ?? read(ONE + id);
  return isOf(record, id) ? readOlder(record) : null;
}

/** Writes the change where the proposal was found, and returns the new one. Throws if nothing can be stored. */
export function changeOlder(id: string, change: Record<string, unknown>): OlderProposal | null {
  const list = listed();
  if (list.some((one) => isOf(one, id))) {
    const next = list.map((one) => (isOf(one, id) ? { ...one, ...change } : one));
    localStorage.setItem(LIST, JSON.stringify(next));
  } else {
    const record = read(ONE + id);
    if (!isOf(record, id)) throw new Error('The proposal is gone');
    localStorage.setItem(ONE + id, JSON.stringify({ ...record, ...change }));
  }
  return findOlder(id);
}

function listed(): unknown[] {
  const stored = read(LIST);
  return Array.isArray(stored) ? stored : [];
}

function isOf(record: unknown, id: string): record is Record<string, unknown> {
  return readOlder(record)?.id === id;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
