import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';

it('the process that runs the product does not load the bundler, which would keep hundreds of megabytes', () => {
  const code = `await import(${JSON.stringify(import.meta.resolve('./product.mjs'))});
    console.log(process.report.getReport().sharedObjects.filter((file) => /rolldown|lightningcss|oxide/.test(file)).join());`;
  const loaded = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(loaded.trim()).toBe('');
});
