import { OutboxColumns } from '@acordo/service-kit/outbox/outbox-columns';
import { Check, Entity, Index } from 'typeorm';

/** A message (D30); sent by service-kit's relay. */
@Entity('outbox')
@Check('outbox_status', `status IN ('pending', 'queued', 'sent', 'dead')`)
@Index('outbox_pendente', ['criado_em'], { where: "status = 'pending'" })
@Index('outbox_enfileirado', ['enfileirado_em'], { where: "status = 'queued'" })
@Index('outbox_resolvido', ['resolvido_em'], { where: "status = 'sent'" })
export class OutboxEntity extends OutboxColumns {}
