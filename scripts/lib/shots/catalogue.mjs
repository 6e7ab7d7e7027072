import { adminShots } from './catalogue/admin.mjs';
import { clientShots } from './catalogue/client.mjs';
import { ownerShots } from './catalogue/owner.mjs';
import { visitorShots } from './catalogue/visitor.mjs';

/** Every screen in every state that matters. */
export const catalogue = [...visitorShots, ...ownerShots, ...clientShots, ...adminShots];
