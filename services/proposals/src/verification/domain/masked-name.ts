import { showUnseen } from '@acordo/contracts/unseen';

const STARS = '****';

/** 'Maria Silva' → 'M**** S****': recognisable if the name is known, without its length. An invisible character is shown by its code. */
export function maskedName(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  return words.map((word) => `${showUnseen(Array.from(word)[0] ?? '')}${STARS}`).join(' ');
}
