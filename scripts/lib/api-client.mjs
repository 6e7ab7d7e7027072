/** A person with a browser, as far as the API is concerned: keeps the session, sends what a browser would. */
export class ApiClient {
  /** What it would send as its cookies. */
  cookies = '';
  #url;

  /** @param {string} url */
  constructor(url) {
    this.#url = url;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @param {Record<string, string>} [headers]
   * @returns {Promise<{ status: number, body: Record<string, unknown>, headers: Headers }>}
   */
  async call(method, path, body, headers = {}) {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        origin: this.#url,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0',
        ...(this.cookies ? { cookie: this.cookies } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // A cookie that logout takes away is kept on purpose: tests replay it.
    const lines = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    this.cookies = lines.findLast((pair) => /^(__Host-)?acordo_(sessao|admin)=./.test(pair)) ?? this.cookies;
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers };
  }

  /**
   * A call that must succeed.
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<any>} the response's JSON
   */
  async ask(method, path, body) {
    const response = await this.call(method, path, body);
    if (response.status >= 300)
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body).slice(0, 300)}`);
    return response.body;
  }

  /**
   * A file, as it came.
   * @param {string} path
   */
  async download(path) {
    const response = await fetch(this.#url + path, { headers: { cookie: this.cookies } });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  }
}
