import { MAIL_MODELS } from '@acordo/contracts/internal/mail/models';
import type { Outbox } from '@acordo/service-kit/outbox/outbox';
import { outboxRow } from '@acordo/service-kit/outbox/outbox-row';
import { insertRow } from '@acordo/service-kit/outbox/outbox-statements';

/** Writes messages for the running service's relay, which polls every second (D30). */
export const plainOutbox: Pick<Outbox, 'add'> = {
  async add(tx, { kind, model }) {
    const schema = Object.hasOwn(MAIL_MODELS, kind)
      ? MAIL_MODELS[kind as keyof typeof MAIL_MODELS]
      : undefined;
    if (!schema) throw new Error(`no contract for messages of kind ${kind}`);
    const row = outboxRow(kind, schema.parse(model));
    await insertRow(tx, row);
    return row.id;
  },
};
