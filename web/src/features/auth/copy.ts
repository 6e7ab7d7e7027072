/** Texts of /auth (P32, P33, P96) and of the pages around it (D7 to D10). */
export const COPY = {
  login: {
    title: 'Entrar',
    text: 'Acesse suas propostas.',
    submit: 'Entrar',
    sending: 'Entrando...',
    switchText: 'Não tem uma conta?',
    switchLink: 'Criar Conta',
  },
  register: {
    title: 'Criar Conta',
    text: 'Três propostas por mês, grátis e sem cartão.',
    submit: 'Criar Conta',
    sending: 'Criando conta...',
    switchText: 'Já tem uma conta?',
    switchLink: 'Entrar',
  },
  fields: { nome: 'Nome Completo', email: 'Email', password: 'Senha', confirmPassword: 'Confirmar Senha' },
  passwordHint: 'Pelo menos 6 caracteres.',
  forgot: 'Esqueci minha senha',
  google: 'Continuar com Google',
  or: 'ou',
  home: 'Acordo, página inicial',
  legal: {
    before: 'Ao criar a conta, você concorda com os',
    terms: 'Termos de Uso',
    and: 'e a',
    privacy: 'Política de Privacidade',
  },
} as const;

/** Beside 'E-mail já cadastrado'. */
export const TAKEN = {
  text: 'Já existe uma conta com este e-mail. Se ela é sua:',
  signIn: 'Entrar com este e-mail',
  recover: 'Criar uma nova senha',
} as const;

export const RECOVER = {
  title: 'Recuperar senha',
  text: 'Informe o e-mail da sua conta. Enviaremos um link para criar uma nova senha.',
  submit: 'Enviar link',
  sending: 'Enviando...',
  back: 'Voltar para o login',
  sent: {
    title: 'Confira seu e-mail',
    // Always the same, whether the address has an account or not (D9).
    text: (email: string) => `Se houver uma conta com ${email}, o link chega em alguns instantes.`,
    hint: 'Não chegou? Olhe a caixa de spam ou tente outro endereço. O link vale por uma hora e só pode ser usado uma vez.',
    other: 'Usar outro e-mail',
  },
} as const;

export const NEW_PASSWORD = {
  title: 'Criar nova senha',
  text: 'Ao salvar, todas as sessões abertas da sua conta serão encerradas e, se você entra com o Google, ele será desconectado.',
  password: 'Nova senha',
  confirmPassword: 'Confirmar nova senha',
  submit: 'Salvar nova senha',
  sending: 'Salvando...',
  over: {
    title: 'Este link não vale mais',
    text: 'Ele já foi usado ou passou do prazo. Peça um novo: leva só um instante.',
    again: 'Pedir novo link',
  },
  incomplete: {
    title: 'O link está incompleto',
    text: 'Falta o final do endereço: o link veio cortado, ou a página foi recarregada. Abra de novo o link da mensagem ou peça um novo.',
  },
} as const;

export const CONFIRM = {
  pageTitle: 'Confirmar e-mail',
  ask: {
    title: 'Confirmar e-mail',
    text: 'O endereço em que você recebeu nossa mensagem será confirmado como o da conta criada com ele.',
    submit: 'Confirmar meu e-mail',
    sending: 'Confirmando...',
    stranger: 'Não foi você quem criou a conta? Feche esta página: nada muda sem a sua confirmação.',
  },
  done: {
    title: 'E-mail confirmado',
    text: 'Tudo certo: seu endereço está confirmado.',
    enter: 'Entrar',
    proposals: 'Ir para minhas propostas',
    stranger: 'Não foi você quem criou a conta? Crie outra senha, e quem a criou perde o acesso.',
    recover: 'Criar nova senha',
  },
  already: {
    title: 'E-mail já confirmado',
    text: 'Não há mais nada a fazer: seu endereço já está confirmado.',
  },
  over: {
    title: 'Este link não vale mais',
    text: 'Ele já foi usado ou passou do prazo.',
    resend: 'Enviar novo link',
    resending: 'Enviando...',
    login: 'Entrar e pedir novo link',
  },
  incomplete: {
    title: 'O link está incompleto',
    text: 'Falta o final do endereço: o link veio cortado, ou a página foi recarregada. Abra de novo o link da mensagem ou peça um novo.',
  },
  sent: {
    title: 'Novo link enviado',
    text: (email: string) => (email === '' ? 'Confira seu e-mail.' : `Enviamos um novo link para ${email}.`),
  },
  failed: {
    title: 'Não foi possível confirmar',
    text: 'Tente novamente em alguns instantes. O link continua valendo.',
    offline: 'Verifique sua conexão e tente novamente. O link continua valendo.',
    again: 'Tentar novamente',
    sending: 'Confirmando...',
  },
} as const;

export const NOTICES = {
  created: { title: 'Conta criada', detail: 'Sua conta foi criada com sucesso. Faça login agora.' },
  registerFailed: { title: 'Erro no cadastro', detail: 'Não foi possível criar a conta' },
  passwordsDiffer: { title: 'Erro', detail: 'As senhas não coincidem' },
  loggedIn: {
    title: 'Login realizado',
    detail: (nome: string) => (nome === '' ? 'Boas-vindas!' : `Boas-vindas, ${nome}!`),
  },
  loginFailed: { title: 'Erro no login', detail: 'Email ou senha inválidos' },
  providerFailed: 'Erro na autenticação',
  passwordSet: { title: 'Senha alterada', detail: 'Entre com a nova senha.' },
  recoverFailed: { title: 'Erro', detail: 'Não foi possível enviar o link. Tente novamente.' },
  resetFailed: { title: 'Erro', detail: 'Não foi possível salvar a nova senha. Tente novamente.' },
  resendFailed: { title: 'Erro', detail: 'Não foi possível enviar o link. Tente novamente.' },
} as const;

const PROVIDER_ERRORS: Readonly<Record<string, string>> = {
  google_auth_failed: 'Falha na autenticação com Google. Tente novamente.',
  no_user_data: 'Não foi possível obter os dados do usuário do Google.',
  callback_error: 'Erro no callback de autenticação. Tente novamente.',
  google_disconnected:
    'O Google foi desconectado desta conta. Entre com e-mail e senha e conecte-o de novo na página Conta.',
};

/** The text for an error code of the identity provider's redirect. */
export const providerError = (code: string): string =>
  Object.hasOwn(PROVIDER_ERRORS, code) ? (PROVIDER_ERRORS[code] ?? '') : `Erro na autenticação: ${code}`;
