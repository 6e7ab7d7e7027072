/**
 * What the client agrees to (D18). The text is part of the document's hash: a change of wording is a new version, and
 * old versions stay here so that what was signed can still be read.
 * Legal ground: MP 2.200-2/2001, art. 10, § 2º (means of proof admitted by the parties as valid).
 */
export const CONSENTS = {
  '1':
    'Li a proposta apresentada nesta página e concordo com o seu conteúdo, inclusive valores, prazos e condições. ' +
    'Declaro que os dados que informei são verdadeiros e que tenho poderes para aceitar esta proposta. ' +
    'Eu e o proponente admitimos esta assinatura eletrônica simples, feita com nome, e-mail e confirmação nesta página, ' +
    'como meio válido de comprovar a autoria e a integridade deste aceite (MP 2.200-2/2001, art. 10, § 2º). ' +
    'Sei que data, hora, endereço IP e navegador são registrados como evidência.',
} as const;

export const CURRENT_CONSENT: keyof typeof CONSENTS = '1';
