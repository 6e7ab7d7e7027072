import { formatDateTime } from '@acordo/brazil/dates';
import type { Activity } from '@acordo/contracts/http/auth/activity';
import type { ActivityKind, ActivityMethod } from '@acordo/contracts/http/auth/activity-kinds';

/** In one piece. */
const IP = 'IP\u00a0';

const TITLES: Readonly<Record<ActivityKind, string>> = {
  entrada: 'Entrada',
  saida: 'Saída',
  'sessao-encerrada': 'Sessão de outro aparelho encerrada',
  'codigo-pedido': 'Senha certa, código pedido',
  'entrada-recusada': 'Tentativa com senha errada',
  'limite-entrada': 'Entrada bloqueada: senhas demais',
  'limite-recuperacao': 'Recuperação bloqueada: pedidos demais',
  'senha-atual-recusada': 'Senha atual errada em uma confirmação',
  'codigo-recusado': 'Tentativa com código errado',
  'limite-codigo': 'Entrada bloqueada: códigos demais',
  'conta-criada': 'Conta criada',
  'google-vinculado': 'Google vinculado à conta',
  'google-desvinculado': 'Google desconectado da conta',
  'senha-alterada': 'Senha alterada',
  'recuperacao-pedida': 'Recuperação pedida',
  'recuperacao-concluida': 'Recuperação concluída: senha nova',
};

const WITH: Readonly<Record<ActivityMethod, string>> = {
  senha: 'com senha',
  google: 'com Google',
  codigo: 'com senha e código',
};

/** What happened (D35), with the way of sign-in if it is not part of the text already. */
export const activityTitle = ({ tipo, metodo }: Pick<Activity, 'tipo' | 'metodo'>): string =>
  metodo !== null && (tipo === 'entrada' || tipo === 'conta-criada')
    ? `${TITLES[tipo]} ${WITH[metodo]}`
    : TITLES[tipo];

/** From where: the browser's short name, and its address. */
export const activityPlace = ({ ip, aparelho }: Pick<Activity, 'ip' | 'aparelho'>): string =>
  ip === '' ? 'Vários endereços' : [aparelho, `${IP}${ip}`].filter(Boolean).join(' · ');

/** How often, if more than once: the entry's instant is that of the last time. */
export const activityTimes = ({ vezes, desde }: Pick<Activity, 'vezes' | 'desde'>): string | undefined =>
  vezes === 1 ? undefined : `${vezes.toLocaleString('pt-BR')} vezes, a primeira em ${formatDateTime(desde)}`;
