import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Taken {
  from: string;
  to: string[];
  raw: string;
  parsed: Awaited<ReturnType<typeof simpleParser>>;
}

/** What the server does at one step of one message; by default it accepts it. */
export type Behaviour = 'take' | 'hang' | 'drop' | { code: number; text: string };
export interface Steps {
  connect?: Behaviour;
  recipient?: Behaviour;
  data?: Behaviour;
}

export interface MailServer {
  port: number;
  url: string;
  taken: Taken[];
  /** Messages whose text was received, accepted or not. */
  offered: number;
  /** One entry a connection, first come first served; when empty, everything is accepted. */
  next: Steps[];
  close(): Promise<void>;
}

/** A real mail server that stores what it accepts. */
export async function mailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const plans = new Map<string, Steps>();
  const state: MailServer = {
    port: 0,
    url: '',
    taken: [],
    offered: 0,
    next: [],
    close: async () => undefined,
  };
  const response = (
    behaviour: Behaviour | undefined,
    drop: () => void,
    callback: (error?: Error) => void,
  ) => {
    if (behaviour === 'hang') return;
    if (behaviour === 'drop') return drop();
    if (behaviour === undefined || behaviour === 'take') return callback();
    callback(Object.assign(new Error(behaviour.text), { responseCode: behaviour.code }));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    ...options,
    onConnect(session, callback) {
      const steps = state.next.shift() ?? {};
      plans.set(session.id, steps);
      response(steps.connect, () => server.connections.forEach((one) => one.close()), callback);
    },
    onRcptTo(_address, session, callback) {
      response(plans.get(session.id)?.recipient, () => undefined, callback);
    },
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => void take(Buffer.concat(parts)));
      const take = async (bytes: Buffer) => {
        state.offered += 1;
        const behaviour = plans.get(session.id)?.data;
        if (behaviour === undefined || behaviour === 'take' || behaviour === 'drop') {
          const { mailFrom, rcptTo } = session.envelope;
          state.taken.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw: bytes.toString(),
            parsed: await simpleParser(bytes),
          });
        }
        response(behaviour, () => server.connections.forEach((one) => one.close()), callback);
      };
    },
  });
  server.on('error', () => undefined); // disconnecting clients are tested
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  state.port = (listening.address() as AddressInfo).port;
  state.url = `smtp://127.0.0.1:${state.port}`;
  state.close = () => new Promise((resolve) => server.close(() => resolve()));
  return state;
}
