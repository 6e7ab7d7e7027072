import { expect } from '@playwright/test';
import { SCREENS } from './screens/list.js';
import { test, visit } from './screens/visit.js';
import { look } from './support/axe.js';
import { translate, untrue } from './support/translation.js';

test.describe.configure({ mode: 'parallel' });

/** Every screen in every state, translated by the browser. On phones, the screens with another layout there. */
for (const screen of SCREENS)
  test.describe('axe finds nothing in both themes, each stop of the keyboard is marked and not covered (attack 358)', () => {
    test.use({ as: screen.as });
    test(screen.name, { tag: screen.phone ? ['@phone'] : [] }, async ({ page, stage }) => {
      await translate(page);
      await visit(page, stage, screen, () => untrue(page));
      expect(await look(page)).toEqual({});
    });
  });
