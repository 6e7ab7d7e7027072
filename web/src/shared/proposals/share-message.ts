/** The longest message that can be typed (P114). */
export const MESSAGE_MAX = 2_000;

/** P114. An owner's own text has the same placeholders. */
export const DEFAULT_TEMPLATE = 'Olá, {nome}! Aqui é {empresa}. Preparei a proposta do seu site: {link}';

export interface MessageValues {
  /** The client's name; may be empty. */
  nome: string;
  /** The sender's; may be empty. */
  empresa: string;
  link: string;
  /** Of a reminder (P120). */
  titulo?: string;
  validade?: string;
}

const PLACES = ['nome', 'empresa', 'titulo', 'validade'] as const;

/** Text with the values in place. Without a name or a sender it still reads well. */
export function filled(template: string, values: MessageValues): string {
  let known = template;
  if (values.empresa === '') known = known.replaceAll(/[^.!?\n]*\{empresa\}[^.!?\n]*[.!?]?/gu, '');
  if (values.nome === '') known = known.replaceAll(/,? *\{nome\}/gu, '');
  // At once, so that a client called "{link}" stays one. "Lume Ltda." brings its own full stop.
  return known
    .trim()
    .replaceAll(
      /\{(nome|empresa|link|titulo|validade)\}(\.?)/gu,
      (found, name: keyof MessageValues, dot: string) => {
        const value = values[name];
        if (value === undefined) return found;
        return name !== 'link' && value.endsWith('.') ? value : value + dot;
      },
    );
}

/** The template of a typed text: what stands unchanged of name, sender and link becomes a placeholder again. */
export function templateOf(text: string, values: MessageValues): string {
  const named = PLACES.map((name) => ({ value: values[name] ?? '', placeholder: `{${name}}` }))
    .filter(({ value }) => value !== '')
    // "Ana" may be a part of "Estúdio Ana Lima".
    .sort((one, other) => other.value.length - one.value.length);
  const bare = text.replaceAll(anyLink(values.link), '{link}');
  if (named.length === 0) return bare;
  const whole = named.map(({ value }) => escaped(value)).join('|');
  return bare.replaceAll(new RegExp(`(?:${whole})(?![\\p{L}\\p{N}])`, 'gu'), (found, at: number) => {
    // "Ana" in "Joana"; a lookbehind is a syntax error in older Safaris.
    if (/[\p{L}\p{N}]$/u.test(bare.slice(0, at))) return found;
    const placeholder = named.find(({ value }) => value === found)?.placeholder ?? found;
    return found.endsWith('.') ? `${placeholder}.` : placeholder;
  });
}

/**
 * Whether a typed text fits the next clients, too: a client's name that was typed over would be the wrong one there. If both have
 * one name, nobody knows whose it is.
 */
export const fitsOthers = (text: string, values: MessageValues): boolean =>
  values.nome !== values.empresa && templateOf(text, values).includes('{nome}');

export const hasLink = (text: string, link: string): boolean => text.search(anyLink(link)) !== -1;

/**
 * The message that is sent: it always contains this proposal's link, at the end if it was removed. A damaged link, or another
 * proposal's in a pasted text, is replaced.
 */
export function messageWithLink(text: string, link: string): string {
  const message = text.trim();
  if (!hasLink(message, link)) return message === '' ? link : `${message}\n${link}`;
  return message.replaceAll(anyLink(link), (found) =>
    // A word that was typed right behind it would become a part of it.
    found.startsWith(link) && found !== link ? `${link} ${found.slice(link.length)}` : link,
  );
}

/** The message of an email whose button has the link (P119). */
export function messageWithoutLink(text: string, link: string): string {
  const bare = text
    .replaceAll(anyLink(link), '')
    .replaceAll(/[ \t]+$/gmu, '')
    .trim();
  return bare.endsWith(':') ? `${bare.slice(0, -1)}.` : bare;
}

/** Any public link of this product, also one that lost its end. */
function anyLink(link: string): RegExp {
  return new RegExp(`${escaped(link.slice(0, link.lastIndexOf('/') + 1))}[\\w-]*`, 'gu');
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
