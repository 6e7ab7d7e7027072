import type { QueryClient } from '@tanstack/react-query';
import { companyQuery } from './company-settings';
import { hasSender } from './has-sender';

/** Whether proposals of this user name their sender (P115). True if it is not known: the question must not stop anybody. */
export async function hasKnownSender(client: QueryClient, userId: string): Promise<boolean> {
  const query = companyQuery(userId);
  const known = client.getQueryData(query.queryKey);
  if (known && hasSender(known)) return true;
  try {
    // Another tab or device may have saved it since.
    return hasSender(
      await client.fetchQuery({ ...query, staleTime: 0, retry: false, networkMode: 'always' }),
    );
  } catch {
    return true;
  }
}
