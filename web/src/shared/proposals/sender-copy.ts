/** Texts of the question before the first link (P115). */
export const SENDER_COPY = {
  title: 'Quem envia esta proposta?',
  text: 'Seu nome e um contato aparecem na proposta, para o cliente saber de quem ela é. Perguntamos só desta vez.',
  name: 'Seu nome ou empresa',
  email: 'E-mail para contato',
  emailHint: 'É para ele que os seus clientes respondem.',
  phone: 'Telefone',
  phoneHint: 'Com DDD. Basta um dos dois contatos.',
  contactRequired: 'Informe um e-mail ou um telefone',
  cancel: 'Cancelar',
  save: 'Salvar e continuar',
  saving: 'Salvando...',
  failed: {
    title: 'Erro',
    text: 'Não foi possível salvar as configurações. Tente novamente.',
  },
} as const;
