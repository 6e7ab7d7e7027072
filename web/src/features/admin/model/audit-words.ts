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

/** Already part of the action's text. */
const SILENT: readonly string[] = ['dois_fatores', 'estado'];

type Value = NonNullable<AuditEntry['antes']>[string];

export interface AuditLine {
  field: string;
  /** Undefined if there was no value before. */
  before: string | undefined;
  /** Undefined if there is no value afterwards. */
  after: string | undefined;
}

/** The action and its target, as far as it is still known. */
export const auditTitle = ({ acao, alvo }: Pick<AuditEntry, 'acao' | 'alvo'>): string =>
  alvo ? `${DONE[acao]}: ${alvo}` : DONE[acao];

/** The changes, field by field. An unchanged value is shown once. */
export function auditLines({ antes, depois }: Pick<AuditEntry, 'antes' | 'depois'>): AuditLine[] {
  const [old, fresh] = [new Map(Object.entries(antes ?? {})), new Map(Object.entries(depois ?? {}))];
  const names = [...new Set([...old.keys(), ...fresh.keys()])].filter((name) => !SILENT.includes(name));
  return names.map((name) => {
    const was = words(name, old.get(name));
    // The reason of a failed email is no removed value.
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
