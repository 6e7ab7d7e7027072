import { openDesk } from './desk.mjs';

/** @type {Awaited<ReturnType<typeof openDesk>> | undefined} */
let desk;

/** Where journeys get a product that others had before them; its address goes to the workers by environment. */
export default async function globalSetup() {
  desk = await openDesk();
  process.env['ACORDO_E2E_DESK'] = desk.url;
}

export const closeDesk = () => desk?.close();
