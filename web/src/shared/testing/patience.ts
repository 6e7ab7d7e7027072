import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';

/** Import for its effect: pages in jsdom need longer timeouts than the defaults on a busy machine. */
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });
