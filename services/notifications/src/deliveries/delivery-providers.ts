import { Conclusions } from './conclusions.js';
import { JoinNotices } from './join-notices.js';
import { DeliveryStore } from './persistence/delivery-store.js';
import { HeldNotices } from './persistence/held-notices.js';
import { ReadBundle } from './read-bundle.js';
import { SendLetter } from './send-letter.js';
import { DeliverEmail } from './use-cases/deliver-email.js';

/** What a delivery is made of, for the wiring: where its rows are kept is nobody else's concern. */
export const DELIVERY_PROVIDERS = [
  DeliveryStore,
  HeldNotices,
  Conclusions,
  SendLetter,
  ReadBundle,
  JoinNotices,
  DeliverEmail,
];
