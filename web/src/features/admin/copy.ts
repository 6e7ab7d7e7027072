/** Texts of the administrator's login, frame and panel (P70, P71, P72, P95). */
export const SHELL = {
  checking: 'Verificando permissões administrativas...',
  home: 'Acordo, página inicial',
  badge: 'Admin',
  nav: 'Administração',
  panel: 'Painel',
  profile: 'Perfil',
  signOut: 'Sair',
  signOutFailed: { title: 'Erro ao sair', detail: 'Não foi possível encerrar a sessão. Tente novamente.' },
  theme: { light: 'Usar tema claro', dark: 'Usar tema escuro' },
  retry: 'Tentar novamente',
  more: 'Carregar mais',
  loadingMore: 'Carregando...',
  moreFailed: 'Não foi possível carregar mais.',
} as const;

/** Before the reason why a code is invalid. */
export const CODE_UNCLEAR = 'Código não entendido';

export const LOGIN = {
  title: 'Acesso Administrativo',
  text: 'Entre com as credenciais de administrador.',
  username: 'Usuário',
  usernameHint: 'O e-mail da sua conta de administrador.',
  password: 'Senha',
  submit: 'Entrar',
  sending: 'Entrando...',
  code: {
    text: 'Digite o código de 6 dígitos do seu aplicativo autenticador.',
    label: 'Código 2FA',
    hint: 'Sem o celular? Use um dos seus códigos de recuperação, também com 6 caracteres.',
    submit: 'Verificar',
    sending: 'Verificando...',
    back: 'Voltar',
    incomplete: 'O código tem 6 caracteres',
  },
  wait: (time: string) => `Muitas tentativas. Aguarde ${time} e tente novamente.`,
  failed: { title: 'Erro de autenticação', detail: 'Credenciais inválidas' },
  offline: { title: 'Erro de conexão', detail: 'Não foi possível conectar ao servidor' },
  codeWrong: { title: 'Código inválido', detail: 'Código 2FA incorreto' },
  codeFailed: { title: 'Erro de verificação', detail: 'Não foi possível conectar ao servidor' },
  done: { title: 'Acesso autorizado', detail: 'Login realizado com sucesso' },
} as const;

export const PANEL = {
  title: 'Painel Administrativo',
  stats: {
    title: 'Números do Acordo',
    usuarios: 'Usuários',
    administradores: 'Administradores',
    ilimitados: 'Ilimitados',
    propostas: 'Propostas',
    failed: 'Não foi possível carregar os números.',
  },
  instructions: {
    title: 'Instruções',
    items: [
      'Propostas ilimitadas: use a chave na linha do usuário. A mudança vale já na próxima ação dele.',
      'Editar: altera nome, e-mail e permissões. Se o e-mail mudar, os dois endereços são avisados e o novo precisa ser confirmado.',
      'Admin: libera propostas ilimitadas e mostra o botão Admin ao usuário. Este painel continua pedindo uma conta própria de administrador.',
      'Tudo o que você altera fica registrado em Auditoria, com data, autor e IP. Entradas e tentativas recusadas também, por 6 meses.',
    ],
  },
} as const;

export const USERS = {
  title: 'Usuários',
  search: 'Buscar usuários',
  searchHint: 'Buscar por nome ou e-mail',
  loading: 'Carregando usuários...',
  found: (count: number, more: boolean) =>
    `${count}${more ? ' ou mais' : ''} ${count === 1 && !more ? 'usuário' : 'usuários'} na lista`,
  failed: 'Falha ao carregar usuários',
  empty: 'Nenhum usuário encontrado.',
  reload: 'Recarregar',
  columns: {
    user: 'Usuário',
    plan: 'Plano',
    proposals: 'Propostas',
    unlimited: 'Ilimitado',
    lastLogin: 'Último login',
    created: 'Criado em',
    actions: 'Ações',
  },
  admin: 'Admin',
  never: 'Nunca',
  countUnknown: 'Indisponível',
  unlimitedOf: (nome: string) => `Propostas ilimitadas: ${nome}`,
  adminUnlimited: 'Administradores não têm limite de propostas.',
  edit: 'Editar',
  editOf: (nome: string) => `Editar ${nome}`,
  permissionsDone: { title: 'Permissões atualizadas' },
  permissionsFailed: {
    title: 'Erro ao atualizar permissões',
    detail: 'Não foi possível atualizar as permissões do usuário.',
  },
  dialog: {
    title: 'Editar Usuário',
    nome: 'Nome',
    email: 'E-mail',
    unlimited: 'Propostas ilimitadas',
    unlimitedHint: 'Sem o limite mensal do plano gratuito.',
    admin: 'Administrador',
    adminHint: 'Sem limite de propostas e com o botão Admin no painel de propostas.',
    cancel: 'Cancelar',
    save: 'Salvar',
    saving: 'Salvando...',
    unchanged: 'Nada foi alterado',
  },
  updated: { title: 'Usuário atualizado' },
  updateFailed: {
    title: 'Erro ao atualizar usuário',
    detail: 'Não foi possível atualizar o usuário.',
  },
} as const;

export const EMAILS = {
  title: 'E-mails que falharam',
  loading: 'Carregando e-mails que falharam...',
  failed: 'Não foi possível carregar os e-mails que falharam.',
  empty: 'Nenhum e-mail falhou.',
  noAddress: 'Endereço desconhecido',
  tries: (count: number) => (count === 1 ? '1 tentativa' : `${count} tentativas`),
  resend: 'Reenviar',
  resendOf: (kind: string, to: string) => `Reenviar: ${kind}, para ${to}`,
  sent: { title: 'E-mail a caminho', detail: 'O e-mail voltou para a fila de envio.' },
  sendFailed: { title: 'Erro ao reenviar', detail: 'Não foi possível reenviar o e-mail.' },
} as const;

export const UNCANCELLED = {
  title: 'Planos pagos que não puderam ser cancelados',
  note: 'Quem encerrou a conta pode continuar sendo cobrado. Novas tentativas são feitas automaticamente; se a falha persistir, cancele o plano no painel do provedor de pagamento. O que já foi cobrado não é devolvido automaticamente.',
  failed: 'Não foi possível verificar se há planos pagos a cancelar.',
  customer: 'Cliente',
  account: 'Conta encerrada',
  since: 'Desde',
  next: 'próxima tentativa',
  more: (count: number) => (count === 1 ? 'E mais 1 plano.' : `E mais ${count} planos.`),
} as const;

export const AUDIT = {
  title: 'Auditoria',
  loading: 'Carregando a auditoria...',
  failed: 'Não foi possível carregar a auditoria.',
  filter: 'Mostrar na auditoria',
  empty: 'Nada registrado ainda.',
  by: (who: string) => `por ${who}`,
  /** In one piece. */
  ip: (ip: string) => `IP\u00a0${ip}`,
  access: 'Acesso',
  refused: 'Recusado',
  accounts: { usuario: 'Usuário', administrador: 'Administrador' },
  /** The account of an access that was removed since. */
  gone: 'conta removida',
} as const;
