/** Texts of /auth (product.md points 2, 5 and 8). */
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
} as const;

const PROVIDER_ERRORS: Readonly<Record<string, string>> = {
  google_auth_failed: 'Falha na autenticação com Google. Tente novamente.',
  no_user_data: 'Não foi possível obter os dados do usuário do Google.',
  callback_error: 'Erro no callback de autenticação. Tente novamente.',
};

/** The sentence for an error code of the identity provider's redirect. */
export const providerError = (code: string): string =>
  Object.hasOwn(PROVIDER_ERRORS, code) ? (PROVIDER_ERRORS[code] ?? '') : `Erro na autenticação: ${code}`;
