/** Apart from copy.ts: the client's page loads this one first, and none of the owner's texts. */
export const OFFLINE = {
  title: 'Você está sem conexão',
  text: 'O que aparece aqui pode estar desatualizado. Tudo volta a funcionar quando a internet voltar.',
} as const;
