/**
 * Keys for D49. One intention (a click on "Salvar" and its retries) keeps one key as long as what is sent stays the
 * same; another content or a finished intention gets a new one.
 */
export interface Intention {
  keyFor(body: unknown): string;
  /** The effect happened: the next click is another intention. */
  done(): void;
}

export function intention(): Intention {
  let current: { content: string; key: string } | undefined;
  return {
    keyFor(body) {
      const content = JSON.stringify(body) ?? '';
      if (current?.content !== content) current = { content, key: randomKey() };
      return current.key;
    },
    done() {
      current = undefined;
    },
  };
}

/** 128 random bits as hex. `crypto.randomUUID` exists in secure contexts alone; this works over plain http too. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
