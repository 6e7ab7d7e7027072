import { ChildPool } from '../../dist/children/child-pool.js';

/** A service whose child is busy for ever; it prints that child's process id. */
const children = new ChildPool({ name: 'test', script: new URL('./jobs.mjs', import.meta.url), size: 1 });
const pid = await children.run({ work: 'pid' });
children.run({ work: 'spin' }).catch(() => undefined);
process.stdout.write(String(pid));
