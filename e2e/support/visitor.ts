/** Like a browser: stores cookies, but follows no redirect by itself. */
export class Visitor {
  private readonly jar = new Map<string, string>();

  constructor(private readonly url: string) {}

  async go(address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'content-type': 'application/json' };
    const response = await fetch(new URL(address, this.url), { redirect: 'manual', headers, ...init });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value) this.jar.set(name, value);
      else this.jar.delete(name);
    }
    return response;
  }

  async json(address: string): Promise<Record<string, unknown>> {
    return (await this.go(address)).json() as Promise<Record<string, unknown>>;
  }

  cookies(): string[] {
    return [...this.jar.keys()];
  }

  /** Through the identity provider, which `pass` follows. Returns the final page of the sign-in. */
  async signIn({ pass }: { pass(location: string): Promise<URL> }): Promise<string> {
    const begun = await this.go('/api/auth/google');
    const back = await pass(begun.headers.get('location') ?? '');
    return (await this.go(back.href)).headers.get('location') ?? '';
  }
}
