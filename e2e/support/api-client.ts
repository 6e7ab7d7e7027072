/** A client without a browser: keeps cookies, sends JSON and the Origin a browser would send. */
export class ApiClient {
  private cookie = '';

  constructor(private readonly url: string) {}

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        origin: this.url,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const line = response.headers.getSetCookie().find((text) => text.includes('acordo_sessao'));
    const pair = line?.split(';')[0];
    if (pair && !pair.endsWith('=')) this.cookie = pair; // a cookie that logout removes is kept on purpose: tests replay it
    const text = await response.text();
    return {
      status: response.status,
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      headers: response.headers,
    };
  }

  /** The Cookie header it would send. */
  get cookies(): string {
    return this.cookie;
  }

  /** The unchanged bytes of a file. */
  async download(path: string): Promise<{ status: number; bytes: Buffer }> {
    const response = await fetch(this.url + path, { headers: { cookie: this.cookie } });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  }
}
