import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { choosePorts, freePort, isFree } from './ports.mjs';

const open: Server[] = [];
async function occupy(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
}
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

describe('inner ports', () => {
  it('are distinct, and free', async () => {
    const ports = Object.values(await choosePorts(['a', 'b', 'c']));
    expect(new Set(ports).size).toBe(3);
    for (const port of ports) expect(await isFree(port)).toBe(true);
  });
  it('stay the same', async () => {
    const last = { a: await freePort() };
    expect((await choosePorts(['a', 'b'], last)).a).toBe(last.a);
  });
  it('change when another process uses them', async () => {
    const taken = await freePort();
    await occupy(taken);
    expect(await isFree(taken)).toBe(false);
    expect((await choosePorts(['a'], { a: taken })).a).not.toBe(taken);
  });
  it('are never given twice, whatever the file contains', async () => {
    const port = await freePort();
    const { a, b } = await choosePorts(['a', 'b'], { a: port, b: port });
    expect(a).toBe(port);
    expect(b).not.toBe(port);
  });
  it('are never assigned twice, although nobody listens yet', async () => {
    const random = jest.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValueOnce(0.5);
    const [first, second] = [await freePort(), await freePort()];
    random.mockRestore();
    expect(second).not.toBe(first);
  });
  it('are not other products’ ports, whatever the file contains', async () => {
    const port = await freePort();
    expect((await choosePorts(['a'], { a: port }, [port])).a).not.toBe(port);
  });
  it('are not assigned to two processes, even before either listens', async () => {
    const code = `console.log(await (await import(${JSON.stringify(import.meta.resolve('./ports.mjs'))})).freePort()); setInterval(() => {}, 1000)`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', code]);
    const [said] = await once(other.stdout, 'data');
    const theirs = Number(said);
    expect((await choosePorts(['a'], { a: theirs })).a).not.toBe(theirs);
    other.kill();
    await once(other, 'exit');
    expect((await choosePorts(['a'], { a: theirs })).a).toBe(theirs);
  });
});
