const STARS = '****';

/** 'Maria Silva' → 'M**** S****': who knows the name recognises it, its length stays unsaid. */
export function maskedName(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  return words.map((word) => `${Array.from(word)[0] ?? ''}${STARS}`).join(' ');
}
