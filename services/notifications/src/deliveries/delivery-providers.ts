import { Conclusions } from './conclusions.js';
import { JoinNotices } from './join-notices.js';
import { DeliveryStore } from './persistence/delivery-store.js';
import { HeldNotices } from './persistence/held-notices.js';
import { ReadBundle } from './read-bundle.js';
import { SendEmail } from './send-email.js';
import { DeliverEmail } from './use-cases/deliver-email.js';

/** The providers of deliveries, for app.module, which imports no `persistence/`. */
export const DELIVERY_PROVIDERS = [
  DeliveryStore,
  HeldNotices,
  Conclusions,
  SendEmail,
  ReadBundle,
  JoinNotices,
  DeliverEmail,
];
