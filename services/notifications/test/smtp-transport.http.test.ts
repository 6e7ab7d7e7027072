import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { smtpTransport } from '../src/mail/smtp-transport.js';
import { mailServer } from './support/mail-server.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

const TIMEOUTS = { connectMs: 400, greetingMs: 400, socketMs: 400, wholeMs: 3_000 };
/** Only a timeout for the whole. */
const PATIENT = { connectMs: 60_000, greetingMs: 60_000, socketMs: 60_000, wholeMs: 800 };
const mail = {
  envelope: { from: 'a@acordo.example', to: ['b@x.com.br'] },
  from: 'a@acordo.example',
  to: 'b@x.com.br',
  subject: 'Olá',
  text: 'Texto',
};
const send = (url: string, timeouts = TIMEOUTS) =>
  smtpTransport(url, timeouts)({ mail, kind: 'proposal-signed', outboxId: 'x' });
const closers: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function server(...options: Parameters<typeof mailServer>) {
  const made = await mailServer(...options);
  closers.push(made.close);
  return made;
}

/** Sends configured replies, whatever it receives. */
async function scripted(onConnect: (socket: Socket) => void): Promise<string> {
  const sockets: Socket[] = [];
  const listening: Server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined); // the client disconnects
    onConnect(socket);
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    listening.close();
  });
  return `127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

describe('a mail server that hangs runs into a timeout (attack 166)', () => {
  it('in the greeting', async () => {
    const address = await scripted(() => undefined);
    await expect(send(`smtp://${address}`)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('after the text', async () => {
    const hung = await server();
    hung.next = [{ data: 'hang' }];
    await expect(send(hung.url)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(hung.offered).toBe(1);
  });

  it('also when it sends a byte now and then', async () => {
    const address = await scripted((socket) => {
      socket.write('220');
      const drip = setInterval(() => socket.write('-'), 100);
      socket.on('close', () => clearInterval(drip));
    });
    const start = Date.now();
    await expect(send(`smtp://${address}`, PATIENT)).rejects.toThrow();
    expect(Date.now() - start).toBeLessThan(3_000);
  });

  it('and one that disconnects after the text is an error, not a success', async () => {
    const dropping = await server();
    dropping.next = [{ data: 'drop' }];
    await expect(send(dropping.url)).rejects.toThrow();
  });
});

describe('TLS is not switched off (attack 166)', () => {
  it('an untrusted certificate is refused, on smtps and on STARTTLS', async () => {
    const secure = await server({ secure: true });
    await expect(send(`smtps://127.0.0.1:${secure.port}`)).rejects.toMatchObject({ code: 'ESOCKET' });
    const starting = await server({ disabledCommands: [] });
    await expect(send(starting.url)).rejects.toMatchObject({ code: expect.stringMatching(/ETLS|ESOCKET/) });
    expect([secure.offered, starting.offered]).toEqual([0, 0]);
  });

  it('requireTLS holds when the server has no TLS', async () => {
    const plain = await server();
    await expect(send(`${plain.url}?requireTLS=true`)).rejects.toMatchObject({ code: 'ETLS' });
    expect(plain.offered).toBe(0);
  });

  it('a password is never sent unencrypted to another machine', async () => {
    const heard: string[] = [];
    const address = await scripted((socket) => {
      socket.write('220 mail.example ESMTP\r\n');
      socket.on('data', (bytes) => {
        heard.push(String(bytes));
        socket.write(
          /^EHLO/i.test(String(bytes)) ? '250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n' : '502 no\r\n',
        );
      });
    });
    const url = `smtp://user:${'geheim'}@${address.replace('127.0.0.1', '[::ffff:127.0.0.1]')}`;
    await expect(send(url)).rejects.toMatchObject({ code: 'ETLS' });
    expect(heard.join('')).not.toMatch(/AUTH/);
  });
});
