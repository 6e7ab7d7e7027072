/** Texts of /vitamina/profile (P74, P75, P76, P95; D33). */
export const PROFILE = {
  title: 'Editar Perfil Administrativo',
  back: 'Voltar ao Painel',
  loading: 'Carregando o perfil...',
  failed: 'Não foi possível carregar o perfil.',
  signedInAs: 'Você entra com',
} as const;

export const EMAIL = {
  title: 'Alterar Email de Acesso',
  currentPassword: 'Senha Atual',
  newEmail: 'Novo Email',
  submit: 'Alterar Email',
  sending: 'Alterando...',
  missing: { title: 'Campos obrigatórios', detail: 'Preencha todos os campos para atualizar o email.' },
  done: { title: 'Email atualizado', detail: 'Seu email de acesso foi alterado com sucesso.' },
  failed: { title: 'Erro ao atualizar email', detail: 'Erro ao atualizar email' },
} as const;

export const PASSWORD = {
  title: 'Alterar Senha de Acesso',
  currentPassword: 'Senha Atual',
  newPassword: 'Nova Senha',
  confirmPassword: 'Confirmar Nova Senha',
  hint: 'As suas outras sessões serão encerradas.',
  submit: 'Alterar Senha',
  sending: 'Alterando...',
  missing: { title: 'Campos obrigatórios', detail: 'Preencha todos os campos para atualizar a senha.' },
  differ: { title: 'Senhas não coincidem', detail: 'A nova senha e confirmação devem ser iguais.' },
  short: { title: 'Senha muito curta', detail: 'A nova senha deve ter pelo menos 6 caracteres.' },
  done: { title: 'Senha atualizada', detail: 'Sua senha foi alterada com sucesso.' },
  failed: { title: 'Erro ao atualizar senha', detail: 'Erro ao atualizar senha' },
} as const;

export const TIPS = {
  title: 'Dicas de Segurança',
  items: [
    'Use uma senha forte, com pelo menos 8 caracteres.',
    'Misture letras maiúsculas e minúsculas, números e símbolos.',
    'Não compartilhe suas credenciais com ninguém.',
    'Ative a verificação em duas etapas (2FA).',
  ],
} as const;

export const SECOND_FACTOR = {
  title: 'Verificação em Duas Etapas (2FA)',
  on: 'Ativada',
  off: 'Desativada',
  offText: 'Além da senha, o login passa a pedir um código de 6 dígitos do seu aplicativo autenticador.',
  onText: 'O login pede um código do seu aplicativo autenticador.',
  left: (count: number) =>
    count === 0
      ? 'Nenhum código de recuperação restante. Desative e ative de novo para receber novos códigos.'
      : count === 1
        ? 'Resta 1 código de recuperação.'
        : `Restam ${count} códigos de recuperação.`,
  start: 'Ativar 2FA',
  password: 'Senha Atual',
  next: 'Continuar',
  cancel: 'Cancelar',
  scan: 'Leia este código QR com o seu aplicativo autenticador.',
  qr: 'Código QR para o aplicativo autenticador',
  type: 'Não consegue ler? Digite esta chave no aplicativo:',
  copySecret: 'Copiar chave',
  code: 'Código de 6 dígitos',
  enable: 'Ativar',
  sending: 'Enviando...',
  enableFailed: {
    title: 'Erro ao ativar 2FA',
    detail: 'Não foi possível ativar a verificação em duas etapas.',
  },
  enabled: { title: '2FA ativado', detail: 'O próximo login vai pedir um código.' },
  stop: 'Desativar 2FA',
  stopText: 'Para desativar, confirme a senha e um código do aplicativo ou de recuperação.',
  stopCode: 'Código 2FA',
  stopFailed: {
    title: 'Erro ao desativar 2FA',
    detail: 'Não foi possível desativar a verificação em duas etapas.',
  },
  stopped: { title: '2FA desativado', detail: 'O login volta a pedir apenas usuário e senha.' },
  incomplete: 'O código tem 6 caracteres',
  copied: 'Copiado',
  copyFailed: 'Não foi possível copiar.',
} as const;

export const RECOVERY = {
  title: 'Códigos de recuperação',
  text: 'Guarde estes códigos em um lugar seguro. Cada um vale uma vez, no lugar do código do aplicativo. Eles não serão mostrados de novo.',
  copy: 'Copiar',
  print: 'Imprimir',
  done: 'Já guardei os códigos',
  leave: {
    title: 'Você guardou os códigos?',
    text: 'Os códigos de recuperação não serão mostrados de novo.',
    stay: 'Voltar aos códigos',
    go: 'Sair sem guardar',
  },
} as const;
