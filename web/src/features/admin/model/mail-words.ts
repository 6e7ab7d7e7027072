/** The product's emails (D29) by their names on the wire. */
const WORDS: Readonly<Record<string, string>> = {
  'proposal-signed': 'Proposta assinada',
  'proposal-rejected': 'Proposta rejeitada',
  'proposal-seen': 'Proposta vista pela primeira vez',
  'link-ending': 'Link perto do fim',
  'link-ended': 'Link encerrado',
  'link-replaced': 'Link substituído',
  'new-link-asked': 'Pedido de novo link',
  'client-reminder': 'Lembrete ao cliente',
  'signed-copy': 'Cópia assinada',
  'admin-email-changed': 'E-mail de administrador alterado',
  'admin-password-changed': 'Senha de administrador alterada',
  'admin-2fa-switched': 'Verificação em duas etapas alterada',
  'email-changed-by-admin': 'E-mail alterado por administrador',
  'confirm-email': 'Confirmação de e-mail',
  'password-recovery': 'Recuperação de senha',
  'password-changed': 'Senha alterada',
  'google-joined': 'Conta unida ao Google',
  'new-device': 'Novo acesso à conta',
  'google-unlinked': 'Google desconectado da conta',
  'account-closing': 'Encerramento de conta',
  'export-ready': 'Exportação pronta',
};

/** A kind newer than this page is shown by its name. */
export const mailWords = (kind: string): string =>
  Object.hasOwn(WORDS, kind) ? (WORDS[kind] ?? kind) : kind;
