import { accountShots } from './account.mjs';
import { inTurn, wholePage } from './acts.mjs';
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

/** The owners' screens. */
export const ownerShots = shots.map((shot) => {
  const { act, view } = shot;
  return view ? shot : { ...shot, act: act ? inTurn(act, wholePage) : wholePage };
});
