import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Terminal } from './run-command.js';

/** The process's own: asks a person without showing what they type, else reads one line of the standard input. */
export const processTerminal: Terminal = {
  print: (text) => void process.stdout.write(text),
  async askSecret(question) {
    const { stdin } = process;
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY === true });
    try {
      if (!stdin.isTTY) return (await lines[Symbol.asyncIterator]().next()).value ?? '';
      process.stdout.write(question);
      const typed = await lines.question('');
      process.stdout.write('\n');
      return typed;
    } finally {
      lines.close();
    }
  },
};
