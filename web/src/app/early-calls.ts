import { limitsCall } from '../shared/proposals/limits';
import { PAGE_SIZE, listCall } from '../features/proposals/api/list-proposals';
import { statsCall } from '../features/proposals/api/stats';
import { statusCall } from '../shared/session/ask-session';
import { callUrl } from '../shared/http/call-url';

/** Stands for the user, who is known from the first response. */
const USER = 'USER';

/**
 * A script in the dashboard's page: makes the calls that the dashboard makes first, while its scripts are still loading. `request`
 * takes their responses (shared/http/early-responses.ts). A filter in the address would need another list.
 */
export function earlyCalls(): string {
  const status = callUrl(statusCall.path);
  const forUser = [
    callUrl(listCall.path, {}, { userId: USER, limit: PAGE_SIZE }),
    callUrl(limitsCall.path, {}, { userId: USER }),
    callUrl(statsCall.path, {}, { userId: USER }),
  ];
  return `(function () {
  if (location.search) return;
  var early = (window.earlyResponses = {});
  function ask(url) {
    return (early[url] = fetch(url, { headers: { accept: 'application/json' }, credentials: 'same-origin' }));
  }
  function ignore() {}
  ask(${JSON.stringify(status)})
    .then(function (response) { return response.clone().json(); })
    .then(function (status) {
      if (!status.user) return;
      ${JSON.stringify(forUser)}.forEach(function (url) {
        ask(url.replace('${USER}', encodeURIComponent(status.user.id))).catch(ignore);
      });
    })
    .catch(ignore);
})();`;
}
