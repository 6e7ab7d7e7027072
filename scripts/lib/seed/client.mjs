/** Acts as a person's browser for the API: keeps the session, sends a browser's headers. */
export class SeedClient {
  #cookie = '';
  #url;

  /** @param {string} url */
  constructor(url) {
    this.#url = url;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @param {readonly number[]} [also] accepted statuses besides 2xx
   * @returns {Promise<any>} the response's JSON; null where it had none
   */
  async ask(method, path, body, also = []) {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        origin: this.#url,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0',
        ...(this.#cookie ? { cookie: this.#cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    if (!response.ok && !also.includes(response.status)) {
      throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    }
    return text ? JSON.parse(text) : null;
  }

  /** @param {string} path of a file */
  async bytes(path) {
    const response = await fetch(this.#url + path, { headers: { cookie: this.#cookie } });
    if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }

  /** @param {string} line of Set-Cookie */
  #keep(line) {
    const pair = line.split(';')[0] ?? '';
    if (/^(__Host-)?acordo_(sessao|admin)=./.test(pair)) this.#cookie = pair;
  }
}
