/**
 * The budgets of the web, on a phone: `npm run bench:web [visits] [slow4g|devtools]`. Headless Chromium opens landing,
 * client's page, dashboard and login, each time as somebody who was never there, on a slow network with a processor four
 * times slower. Ends with 1 when a mark is missed. Needs the compiled product, the built web and Chromium.
 */
import { withStack } from './lib/stack.mjs';
import { withChromium } from './lib/web/chromium.mjs';
import { judge, pagesToOpen } from './lib/web/marks.mjs';
import { NETWORKS, PHONE, SLOWDOWN } from './lib/web/phone.mjs';
import { printProcessor } from './lib/web/processor.mjs';
import { ownerState, plantOwner } from './lib/web/sample.mjs';
import { visit } from './lib/web/visit.mjs';

const visits = Number(process.argv[2] ?? 5);
const network = NETWORKS[process.argv[3] ?? 'slow4g'];
if (!network) throw new Error(`No such network; there are ${Object.keys(NETWORKS).join(', ')}`);

const settings = { MAX_FREE_PROPOSALS: '100' }; // the sample's owner has more than a month's free ones
const met = await withStack(
  ({ url }) =>
    withChromium(async (browser) => {
      await printProcessor(browser, SLOWDOWN);
      const { width, height } = PHONE.viewport;
      console.log(
        `phone      ${width} × ${height} at ${PHONE.deviceScaleFactor}, processor ${SLOWDOWN} × slower`,
      );
      console.log(`network    ${network.name}; connections and TLS cost nothing here`);
      console.log(
        `visits     ${visits} each, nothing cached; answers: painted, and taken over by the page's code`,
      );
      const { token } = await plantOwner(url);
      const storageState = await ownerState(browser, url);
      const verdicts = [];
      for (const page of pagesToOpen(token)) {
        const given = { url, network, ...page, ...(page.asOwner ? { storageState } : {}) };
        await visit(browser, given); // the server has drawn it once
        const taken = [];
        while (taken.length < visits) taken.push(await visit(browser, given));
        verdicts.push(judge(page, taken));
      }
      return verdicts.every(Boolean);
    }),
  settings,
);
console.log(met ? '\nevery mark is met' : '\na mark is MISSED');
process.exitCode = met ? 0 : 1;
