import { OutboxColumns } from '@acordo/service-kit/outbox/outbox-columns';
import { Check, Entity, Index } from 'typeorm';

/** D30: service-kit's relay sends its messages. */
@Entity('outbox')
@Check('outbox_status_check', "status IN ('pending', 'queued', 'sent', 'dead')")
@Index('outbox_pending_idx', ['criado_em'], { where: "status = 'pending'" })
@Index('outbox_queued_idx', ['enfileirado_em'], { where: "status = 'queued'" })
@Index('outbox_sent_idx', ['resolvido_em'], { where: "status = 'sent'" })
export class OutboxEntity extends OutboxColumns {}
