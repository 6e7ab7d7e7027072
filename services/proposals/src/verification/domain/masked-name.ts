import { showUnseen } from '@acordo/contracts/unseen';

const STARS = '****';

/** 'Maria Silva' → 'M**** S****': who knows the name recognises it, its length stays unsaid. An unseen letter is named. */
export function maskedName(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  return words.map((word) => `${showUnseen(Array.from(word)[0] ?? '')}${STARS}`).join(' ');
}
