/** P89: title and link home. The sentence between is ours. */
export const COPY = {
  title: 'Oops! Page not found',
  text: 'Este endereço não existe ou mudou de lugar.',
  home: 'Voltar ao início',
} as const;
