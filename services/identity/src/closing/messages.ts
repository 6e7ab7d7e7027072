import type { NewMessage } from '@acordo/service-kit/outbox/outbox';
import { erasedUntil } from './domain/promise.js';
import type { Closed } from './persistence/closing.js';

/** To the other services: each erases its part when the time has come. */
export const closedEvent = (userId: string, { fechada_em, apagar_em }: Closed): NewMessage => ({
  kind: 'account-closed',
  model: { user_id: userId, fechada_em, apagar_em },
});

/** To the address as it was: soon nobody knows it any more. */
export const closingMail = ({ email, fechada_em, apagar_em }: Closed, years: number): NewMessage => ({
  kind: 'account-closing',
  model: {
    to_email: email,
    // Whether the address was ever proved does not matter then: no name goes to it (D29).
    to_nome: '',
    fechada_em,
    apagar_em,
    apagado_ate: erasedUntil(fechada_em),
    guarda_anos: years,
  },
});
