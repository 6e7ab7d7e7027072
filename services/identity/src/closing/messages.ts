import type { NewMessage } from '@acordo/service-kit/outbox/outbox';
import { erasedUntil } from './domain/promise.js';
import type { Closed } from './persistence/closing.js';

/** To the other services: each erases its part after the deadline. */
export const closedEvent = (userId: string, { fechada_em, apagar_em }: Closed): NewMessage => ({
  kind: 'account-closed',
  model: { user_id: userId, fechada_em, apagar_em },
});

/** To the address at the closing: it will be erased. */
export const closingMail = ({ email, fechada_em, apagar_em }: Closed, years: number): NewMessage => ({
  kind: 'account-closing',
  model: {
    to_email: email,
    // No name is sent, so it does not matter whether the address was confirmed (D29).
    to_nome: '',
    fechada_em,
    apagar_em,
    apagado_ate: erasedUntil(fechada_em),
    guarda_anos: years,
  },
});
