/**
 * The one table of errors (D5): stable code → HTTP status → text for people. `error` and `message` are equal unless a
 * row has both. Texts in braces are filled from the error's parameters.
 */
interface ErrorRow {
  readonly status: number;
  readonly error: string;
  readonly message?: string;
}

const rows = {
  MALFORMED_JSON: { status: 400, error: 'O corpo do pedido não é um JSON válido.' },
  BAD_REQUEST: { status: 400, error: 'O pedido não pôde ser entendido.' },
  NOT_AUTHENTICATED: { status: 401, error: 'Usuário não autenticado. Faça login novamente.' },
  /** Only between services: admin returns NOT_AUTHENTICATED to the browser. */
  ADMIN_SESSION_OVER: { status: 401, error: 'Usuário não autenticado. Faça login novamente.' },
  WRONG_CREDENTIALS: { status: 401, error: 'Email ou senha inválidos' },
  ADMIN_WRONG_CREDENTIALS: { status: 401, error: 'Credenciais inválidas' },
  WRONG_SECOND_FACTOR: { status: 401, error: 'Código 2FA incorreto' },
  SECOND_FACTOR_OVER: {
    status: 401,
    error: 'O tempo para informar o código acabou. Entre novamente com usuário e senha.',
  },
  FORBIDDEN: { status: 403, error: 'Você não tem permissão para esta ação.' },
  WRONG_PASSWORD: { status: 403, error: 'Senha atual incorreta' },
  WRONG_CODE: { status: 403, error: 'Código 2FA incorreto' },
  SIGN_IN_AGAIN: {
    status: 403,
    error: 'Para sua segurança, entre novamente com o Google e repita em até 10 minutos.',
  },
  EMAIL_UNCONFIRMED: { status: 403, error: 'Confirme seu e-mail para o Acordo escrever ao seu cliente.' },
  FOREIGN_USER: { status: 403, error: 'Este pedido pertence a outro usuário.' },
  CROSS_SITE: { status: 403, error: 'Pedidos vindos de outro site não são aceitos.' },
  OWNER_CANNOT_DECIDE: { status: 403, error: 'O dono da proposta não pode assiná-la nem recusá-la.' },
  LIMIT_REACHED: {
    status: 403,
    error: 'Limite de propostas atingido',
    message:
      'Você atingiu o limite de {max} propostas gratuitas. Entre em contato para propostas ilimitadas.',
  },
  STORAGE_FULL: {
    status: 403,
    error: 'Espaço de armazenamento cheio',
    message:
      'O espaço da sua conta ({max}) está cheio, e nada foi salvo. Exclua propostas de que não precisa mais e tente novamente. O que foi assinado continua guardado.',
  },
  NOT_FOUND: { status: 404, error: 'Não encontrado.' },
  PROPOSAL_NOT_FOUND: { status: 404, error: 'Proposta não encontrada' },
  USER_NOT_FOUND: { status: 404, error: 'Usuário não encontrado' },
  CODE_NOT_FOUND: { status: 404, error: 'Nenhuma assinatura foi encontrada com este código.' },
  LINK_NOT_FOUND: { status: 404, error: 'Proposta não encontrada', message: 'Link inválido ou expirado' },
  COMPANY_NOT_FOUND: { status: 404, error: 'Nenhuma configuração de empresa foi salva ainda.' },
  METHOD_NOT_ALLOWED: { status: 405, error: 'Método não permitido neste endereço.' },
  REQUEST_TIMEOUT: { status: 408, error: 'O pedido demorou demais para chegar.' },
  CONFLICT: { status: 409, error: 'O pedido conflita com o estado atual.' },
  EMAIL_TAKEN: { status: 409, error: 'E-mail já cadastrado' },
  ADMIN_WITHOUT_LIMIT: {
    status: 409,
    error: 'As propostas de um administrador não podem ser limitadas.',
  },
  SECOND_FACTOR_ON: { status: 409, error: 'A verificação em duas etapas já está ativada.' },
  SECOND_FACTOR_OFF: { status: 409, error: 'A verificação em duas etapas não está ativada.' },
  SECOND_FACTOR_NOT_SET_UP: {
    status: 409,
    error: 'O tempo para ativar a verificação em duas etapas acabou. Comece novamente.',
  },
  EMAIL_NOT_FAILED: { status: 409, error: 'Este e-mail não está entre os que falharam.' },
  EMAIL_GONE: { status: 409, error: 'O conteúdo deste e-mail já foi apagado e não pode ser reenviado.' },
  NO_PASSWORD: {
    status: 409,
    error: 'Sua conta entra com o Google. Para criar uma senha, saia e use “Esqueci minha senha”.',
  },
  COMPANY_EXISTS: { status: 409, error: 'As configurações da empresa já existem.' },
  /** A valid link's token was encrypted with a key that the operator has removed since (D15, docs/decisions/0022). */
  LINK_NOT_COPIABLE: {
    status: 409,
    error: 'O link vale, mas não pode mais ser copiado. Para ter outro, revogue-o ou substitua-o.',
  },
  STATE_CONFLICT: { status: 409, error: 'Esta ação não é possível no estado atual da proposta.' },
  ALREADY_DECIDED: { status: 409, error: 'Esta proposta já foi respondida.' },
  CONTENT_CHANGED: { status: 409, error: 'Esta proposta foi atualizada. Revise antes de assinar.' },
  /** What is stored of a signature or rejection does not agree with its history: it may not be shown as one (D18, D19). */
  RECORD_IN_VERIFICATION: {
    status: 409,
    error: 'Registro em verificação',
    message:
      'O registro desta proposta está em verificação. Até a conclusão, ninguém deve se basear nele, nem tratá-lo como assinado ou recusado.',
  },
  STALE_VERSION: {
    status: 409,
    error: 'Esta proposta foi alterada em outra aba. Recarregue para não perder nada.',
  },
  IN_PROGRESS: { status: 409, error: 'Este pedido ainda está em andamento. Aguarde um instante.' },
  TOKEN_OVER: { status: 410, error: 'Este link já foi usado ou não vale mais. Peça um novo.' },
  LINK_EXPIRED: { status: 410, error: 'Proposta não encontrada', message: 'Link inválido ou expirado' },
  TOO_LARGE: { status: 413, error: 'O conteúdo enviado é grande demais.' },
  URI_TOO_LONG: { status: 414, error: 'O endereço é longo demais.' },
  UNSUPPORTED_TYPE: { status: 415, error: 'Tipo de conteúdo não aceito. Envie JSON.' },
  INVALID_FIELDS: { status: 422, error: 'Há campos inválidos.' },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    error: 'Este pedido já foi enviado com outro conteúdo. Recarregue a página e tente de novo.',
  },
  LOCKED: {
    status: 423,
    error: 'Uma proposta assinada não pode ser alterada. Duplique-a para fazer uma nova versão.',
  },
  TOO_MANY: { status: 429, error: 'Muitas tentativas. Aguarde um pouco e tente novamente.' },
  REMINDED_ALREADY: {
    status: 429,
    error: 'O cliente já recebeu um lembrete há menos de um dia.',
    message:
      'O cliente já recebeu um lembrete há menos de um dia. O próximo pode ser enviado a partir de {quando}.',
  },
  BUSY: {
    status: 429,
    error: 'Há muitos pedidos em andamento agora. Tente novamente em alguns instantes.',
  },
  HEADERS_TOO_LARGE: { status: 431, error: 'Os cabeçalhos do pedido são grandes demais.' },
  INTERNAL: { status: 500, error: 'Algo deu errado do nosso lado. Tente novamente em alguns instantes.' },
  UNAVAILABLE: {
    status: 503,
    error: 'Serviço temporariamente indisponível. Tente novamente em alguns instantes.',
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof rows;
export const ERRORS: Readonly<Record<ErrorCode, ErrorRow>> = rows;

/** The body of every error response (D5). `fields` (field → message) comes with 422. */
export interface ErrorBody {
  error: string;
  message: string;
  code: ErrorCode;
  requestId: string;
  fields?: Record<string, string>;
  /** With LINK_EXPIRED on reading, where a new link can be asked for: the company's name, '' if it has none (P118). */
  novo_link?: { empresa: string } | undefined;
}

/** Fills `{name}` placeholders; an unknown name stays as it is, so that a missing value is noticed. */
export function errorText(code: ErrorCode, values: Readonly<Record<string, string | number>> = {}) {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
  const row = ERRORS[code];
  return { status: row.status, error: fill(row.error), message: fill(row.message ?? row.error) };
}
