import { beforeAll, jest } from '@jest/globals';
import { configure } from '@testing-library/react';
import { loadAllLate } from '../ui/late';

/** Import for its effect: pages in jsdom need longer timeouts than the defaults on a busy machine, and their dialogs at once. */
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });
beforeAll(async () => {
  await loadAllLate();
});
