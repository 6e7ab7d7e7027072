/** The postal-code service (D28). */
const VIA_CEP = 'https://viacep.com.br';
const META = 'meta[name="acordo-cep-base"]';

/** Base address of the look-up; `<meta name="acordo-cep-base" content="…">` sets another one, e.g. in a test. */
export function cepBase(): string {
  const named = document.querySelector<HTMLMetaElement>(META)?.content;
  return (named || VIA_CEP).replace(/\/+$/, '');
}
