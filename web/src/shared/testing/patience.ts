import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';

/** Import for its effect: pages in jsdom need more than the defaults on a machine that runs everything else too. */
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });
