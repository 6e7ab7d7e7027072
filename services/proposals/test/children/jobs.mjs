import { JobRefused } from '../../dist/children/job-errors.js';
import { serveJobs } from '../../dist/children/serve-jobs.js';

/** Jobs that succeed or fail in different ways; each test names one. */
const WORKS = {
  pid: () => process.pid,
  environment: () => ({ ...process.env }),
  echo: ({ value }) => value,
  sleep: ({ ms }) => new Promise((resolve) => setTimeout(() => resolve(process.pid), ms)),
  spin: () => {
    for (;;);
  },
  refuse: () => {
    throw new JobRefused('not an image');
  },
  fail: () => {
    throw new Error('a bug');
  },
  exit: () => process.exit(3),
  abort: () => process.abort(),
  // memory that JavaScript holds, and memory that libraries take from the system
  heap: () => {
    const kept = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, i) => ({ i })));
  },
  buffers: ({ mb }) => {
    const kept = [];
    for (let i = 0; i < mb / 8; i += 1) kept.push(Buffer.alloc(8 * 1024 * 1024, 1));
    return kept.length;
  },
};

serveJobs(async (job) => WORKS[job.work](job));
