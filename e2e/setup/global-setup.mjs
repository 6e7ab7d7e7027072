import { bundledServices } from '../../scripts/lib/service-bundle.mjs';
import { openDesk } from './desk.mjs';

/** @type {Awaited<ReturnType<typeof openDesk>> | undefined} */
let desk;

/** Where journeys get a product that others had before them; its address goes to the workers by environment. */
export default async function globalSetup() {
  await bundledServices(); // else several products that start at once would each make it
  desk = await openDesk();
  process.env['ACORDO_E2E_DESK'] = desk.url;
}

export const closeDesk = () => desk?.close();
