import { SCREENS } from './list.js';
import { picture } from './picture.js';
import { test, visit } from './visit.js';

test.describe.configure({ mode: 'parallel' });

for (const screen of SCREENS)
  test.describe(`as ${screen.as}`, () => {
    test.use({ as: screen.as });
    test(screen.name, async ({ page, stage }, info) => {
      // Also waits for fonts, images and hydration.
      await visit(page, stage, screen, () => page.waitForLoadState(screen.hold ? 'load' : 'networkidle'));
      await picture(page, screen.name, info);
    });
  });
