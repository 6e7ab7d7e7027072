import { signIn } from '../../seed/owner.mjs';
import { studios } from '../../seed/studios.mjs';

/** @typedef {import('./shot.mjs').Shot} Shot */
/** @typedef {{ id: string, token: string, owner: import('../../seed/owner.mjs').Owner }} Fresh */

/** @type {Promise<import('../../seed/owner.mjs').Owner> | undefined} */
let owner;

/**
 * A picture of a proposal made for it alone: what is done there uses it up, and the sample data has no such content.
 * @param {Pick<Shot, 'name' | 'view'> & {
 *   content: Record<string, unknown>,
 *   arrange?: (fresh: Fresh) => Promise<unknown>,
 *   act?: (page: import('./shot.mjs').Page, fresh: Fresh) => Promise<unknown>,
 * }} given `arrange` is done before the page is opened, `act` before the picture
 * @returns {Shot}
 */
export function freshLink({ content, arrange, act, ...shot }) {
  /** @type {Fresh | undefined} */
  let fresh;
  const made = () => {
    if (!fresh) throw new Error('the proposal was not made');
    return fresh;
  };
  return {
    ...shot,
    as: 'visitor',
    before: async (page) => {
      const { origin } = new URL((await page.request.get('/')).url());
      owner ??= signIn(origin, studios.marina);
      const by = await owner;
      const { id } = await by.client.ask('POST', '/api/propostas', { user_id: by.id, ...content });
      const { publicToken } = await by.client.ask('POST', `/api/propostas/${id}/generate-link`, {});
      fresh = { id, token: publicToken, owner: by };
      await arrange?.(fresh);
    },
    path: () => `/public/proposal/${made().token}`,
    ...(act && { act: (page) => act(page, made()) }),
  };
}
