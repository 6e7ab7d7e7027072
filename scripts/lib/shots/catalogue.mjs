import { adminShots } from './catalogue/admin.mjs';
import { clientShots } from './catalogue/client.mjs';
import { ownerShots } from './catalogue/owner.mjs';
import { visitorShots } from './catalogue/visitor.mjs';

/** Every screen in every state that matters, by who sees it. */
export const groups = [
  { title: 'Visitors', shots: visitorShots },
  { title: 'Owners', shots: ownerShots },
  { title: 'Clients', shots: clientShots },
  { title: 'Administrators', shots: adminShots },
];

export const catalogue = groups.flatMap(({ shots }) => shots);
