import type { RunningProduct } from '../../test/product.js';

/**
 * The whole product, running, with nobody's rows but those of its first administrator (`ADMIN`) and the usual limits; its
 * postal-code service is ours. For files that neither set it up otherwise nor stop parts of it: those start their own
 * (`startTestProduct`). Not to be stopped: the next file gets it.
 */
export async function productAsNew(): Promise<RunningProduct> {
  const desk = process.env['ACORDO_E2E_DESK'];
  if (!desk) throw new Error('journeys run by `npm run jest -- --selectProjects journeys`');
  const answer = await fetch(`${desk}/${process.env['JEST_WORKER_ID'] ?? '1'}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as RunningProduct;
}
