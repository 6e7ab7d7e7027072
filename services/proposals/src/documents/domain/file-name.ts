const NAME_MAX = 120;
/** Characters with a special meaning in file systems or headers. */
const RESERVED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|%]+/gu;

/** A title as the name of a file anywhere: one line, no reserved characters, not hidden, never empty. */
export function fileName(title: string): string {
  const clean = title
    .replace(RESERVED, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[.\s]+/u, '');
  const short = Array.from(clean)
    .slice(0, NAME_MAX)
    .join('')
    .replace(/[.\s]+$/u, '');
  return `${short || 'Proposta'}.pdf`;
}

/** RFC 6266: the name in UTF-8, percent-encoded, so that nothing in it can end the header or its parameter. */
export function attachment(title: string): string {
  const encoded = encodeURIComponent(fileName(title)).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
