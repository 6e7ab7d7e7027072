import { accountShots } from './account.mjs';
import { drawn, inTurn, wholePage } from './acts.mjs';
import { companyShots, planShots } from './company.mjs';
import { dashboardShots } from './dashboard.mjs';
import { viewShots } from './view.mjs';
import { briefingShots } from './wizard-briefing.mjs';
import { stepShots } from './wizard-steps.mjs';
import { unsavedShots } from './wizard-unsaved.mjs';

/** @type {readonly import('./shot.mjs').Shot[]} */
const shots = [
  ...dashboardShots,
  ...briefingShots,
  ...stepShots,
  ...unsavedShots,
  ...viewShots,
  ...companyShots,
  ...planShots,
  ...accountShots,
];

/** The owners' screens, each once it is drawn. */
export const ownerShots = shots.map((shot) => {
  if (shot.hold) return shot;
  const acts = [drawn, shot.act, shot.view ? undefined : wholePage];
  return { ...shot, act: inTurn(...acts.filter((act) => act !== undefined)) };
});
