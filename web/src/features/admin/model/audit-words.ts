import type { AuditEntry, Audited } from '@acordo/contracts/http/vitamina/audit';
import { mailWords } from './mail-words';

const DONE: Readonly<Record<Audited, string>> = {
  'usuario-alterado': 'Usuário alterado',
  'email-reenviado': 'E-mail reenviado',
  'admin-criado': 'Administrador criado',
  'admin-removido': 'Administrador removido',
  'admin-email-alterado': 'E-mail de acesso de administrador alterado',
  'admin-senha-alterada': 'Senha de administrador alterada',
  'admin-2fa-ativado': 'Verificação em duas etapas ativada',
  'admin-2fa-desativado': 'Verificação em duas etapas desativada',
};

const FIELDS: Readonly<Record<string, string>> = {
  nome: 'Nome',
  email: 'E-mail',
  unlimited_proposals: 'Propostas ilimitadas',
  is_admin: 'Administrador',
  tipo: 'Mensagem',
  motivo: 'Motivo da falha',
};

/** Said by the action's own words already. */
const SILENT: readonly string[] = ['dois_fatores', 'estado'];

type Value = NonNullable<AuditEntry['antes']>[string];

export interface AuditLine {
  field: string;
  /** Undefined where there was nothing before. */
  before: string | undefined;
  /** Undefined where there is nothing afterwards. */
  after: string | undefined;
}

/** What was done, and to whom, as far as that is still known. */
export const auditTitle = ({ acao, alvo }: Pick<AuditEntry, 'acao' | 'alvo'>): string =>
  alvo ? `${DONE[acao]}: ${alvo}` : DONE[acao];

/** What changed, field by field. What stayed the same is said once. */
export function auditLines({ antes, depois }: Pick<AuditEntry, 'antes' | 'depois'>): AuditLine[] {
  const [old, fresh] = [new Map(Object.entries(antes ?? {})), new Map(Object.entries(depois ?? {}))];
  const names = [...new Set([...old.keys(), ...fresh.keys()])].filter((name) => !SILENT.includes(name));
  return names.map((name) => {
    const was = words(name, old.get(name));
    // Why an e-mail had failed: nothing that was taken away.
    const after = name === 'motivo' ? was : words(name, fresh.get(name));
    return {
      field: Object.hasOwn(FIELDS, name) ? (FIELDS[name] ?? name) : name,
      before: was === after ? undefined : was,
      after,
    };
  });
}

function words(name: string, value: Value | undefined): string | undefined {
  if (value === undefined) return undefined;
  // D37: erased together with its user.
  if (value === null) return '(apagado)';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return name === 'tipo' ? mailWords(String(value)) : String(value);
}
