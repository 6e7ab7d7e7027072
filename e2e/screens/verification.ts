import { fill, goOffline, inTurn, press, refuse } from './acts.js';
import { at, type Screen } from './screen.js';

const of = at('visitor', '/verificar');
const signed = at('visitor', ({ code }) => `/verificar/${code}`);
const CALL = '/api/public/verify';

/** /verificar, for anybody with a signed PDF. */
export const verificationScreens: readonly Screen[] = [
  of('verify'),
  of('verify-missing', { act: press('Verificar'), sees: 'Informe o código de verificação' }),
  of('verify-wrong', { act: inTurn(fill({ 'Código de verificação': '4Q7Z-K2M8' }), press('Verificar')) }),
  signed('verify-signed', { sees: 'Assinatura confirmada', phone: true }),
  of('verify-unknown', { path: `/verificar/${'0'.repeat(16)}`, sees: 'Nenhuma assinatura encontrada' }),
  signed('verify-checking', { hold: CALL }),
  signed('verify-failed', { fail: CALL, sees: 'Não foi possível verificar agora' }),
  signed('verify-wait', {
    before: refuse(`${CALL}/*`, 429, { code: 'TOO_MANY', headers: { 'retry-after': '42' } }),
  }),
  of('verify-offline', { act: goOffline, sees: 'Conecte-se de novo' }),
];
