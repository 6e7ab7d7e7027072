/** Texts about an account's storage, separate from those of the first loads. */
export const COPY = {
  name: 'Espaço da conta',
  makeRoom: 'Escolher o que excluir',
  used: (used: string, max: string) => `${used} de ${max}`,
  nearly: {
    title: 'O espaço da sua conta está acabando',
    text: 'Exclua propostas de que não precisa mais. O que foi assinado continua guardado, e seus clientes continuam assinando normalmente.',
  },
  full: {
    title: 'O espaço da sua conta está cheio',
    text: 'Para salvar de novo, exclua propostas de que não precisa mais. O que foi assinado continua guardado, e seus clientes continuam assinando normalmente.',
  },
} as const;
