import { accountScreens } from './account.js';
import { adminLoginScreens } from './admin-login.js';
import { adminPanelScreens } from './admin-panel.js';
import { adminProfileScreens } from './admin-profile.js';
import { authScreens } from './auth.js';
import { clientScreens } from './client.js';
import { companyScreens } from './company.js';
import { dashboardScreens } from './dashboard.js';
import { olderScreens } from './older.js';
import { planScreens } from './plans.js';
import type { Screen } from './screen.js';
import { siteScreens } from './site.js';
import { verificationScreens } from './verification.js';
import { viewScreens } from './view.js';
import { briefingScreens } from './wizard-briefing.js';
import { stepScreens } from './wizard-steps.js';
import { unsavedScreens } from './wizard-unsaved.js';

/** Every screen in every state that matters. */
export const SCREENS: readonly Screen[] = [
  ...siteScreens,
  ...authScreens,
  ...verificationScreens,
  ...olderScreens,
  ...dashboardScreens,
  ...briefingScreens,
  ...stepScreens,
  ...unsavedScreens,
  ...viewScreens,
  ...companyScreens,
  ...planScreens,
  ...accountScreens,
  ...clientScreens,
  ...adminLoginScreens,
  ...adminPanelScreens,
  ...adminProfileScreens,
];
