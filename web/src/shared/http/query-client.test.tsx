import { describe, expect, it } from '@jest/globals';
import { currentUser, startSession } from '../session/session-store';
import { errorFrom } from './api-error';
import { createQueryClient } from './query-client';

describe('query client', () => {
  it('keeps its constants (P10, D46)', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      retry: 1,
      refetchOnWindowFocus: false,
    });
  });

  it('removes the user when a call returns 401 (D44)', async () => {
    startSession({ id: 'u1', nome: 'Ana' });
    const client = createQueryClient();
    const gone = { queryKey: ['x'], retry: false, queryFn: () => Promise.reject(errorFrom(401, '')) };
    await expect(client.fetchQuery(gone)).rejects.toThrow();
    expect(currentUser()).toBeNull();
    client.clear();
  });

  it('keeps the user on other failures', async () => {
    startSession({ id: 'u1', nome: 'Ana' });
    const client = createQueryClient();
    const down = { queryKey: ['x'], retry: false, queryFn: () => Promise.reject(errorFrom(503, '')) };
    await expect(client.fetchQuery(down)).rejects.toThrow();
    expect(currentUser()?.id).toBe('u1');
    client.clear();
  });
});
