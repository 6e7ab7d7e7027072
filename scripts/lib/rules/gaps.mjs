/** Rules and cases without a test, with the reason. `npm run check` rejects an entry that a test cites by now. */
export const GAPS = {
  'attack 9': 'a proposal has no parts with ids of their own',
  'attack 25': 'a proposal has neither quantities nor discounts',
  'attack 155': 'no call takes a PDF for verification; the code on it is verified',
  'attack 158': 'evidence is sealed with no key (docs/decisions/0027)',
  'attack 159': 'evidence is sealed with no key (docs/decisions/0027)',
  'attack 177': 'backups are the operator’s; nothing in the repository makes or restores one',
  'attack 178': 'backups are the operator’s; nothing in the repository makes or restores one',
};
