import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to Redis that can be cut, as when one gateway loses Redis. */
export async function redisLine(redisUrl: string): Promise<{ url: string; cut(): void }> {
  const target = new URL(redisUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const redis = connect(Number(target.port), target.hostname);
    for (const socket of [client, redis]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.pipe(redis).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(redisUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
