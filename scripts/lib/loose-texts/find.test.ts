import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findLooseTexts, type LooseText } from './find.mjs';

const JSX = `
  declare namespace JSX {
    interface Element { readonly made: true }
    interface ElementChildrenAttribute { children: {} }
    interface IntrinsicElements { [tag: string]: any }
  }
  declare type ReactNode = JSX.Element | string | number | boolean | null | undefined | readonly ReactNode[];
  declare const isOpen: boolean, count: number, nome: string, state: 'on' | 'off', names: string[];
  declare const node: ReactNode, COPY: { readonly sign: 'Assinar' };
  declare function Icon(): JSX.Element;
  declare function Spinner(): JSX.Element | null;
  declare function Words(): (string | JSX.Element)[];
  declare function Box(props: { children: ReactNode }): JSX.Element;
`;

const FAULTS = {
  changes: `<p>{nome} <b>!</b></p>`,
  'changes among still texts': `<li>IP {nome}</li>`,
  'is one of two': `<p>{isOpen ? 'aberta' : 'fechada'} <b>!</b></p>`,
  'is of two known': `<p><Icon />{state}</p>`,
  'is a number': `<p>{count}<Icon /></p>`,
  'is a zero that is drawn': `<p>{count && <b>!</b>}<Icon /></p>`,
  'comes and goes': `<p><Icon />{isOpen && 'aberta'}</p>`,
  'stands before what comes and goes': `<button>Assinar{isOpen && <Icon />}</button>`,
  'stands behind what comes and goes': `<button>{isOpen && <Icon />}{COPY.sign}</button>`,
  'stands beside a list': `<p>Nomes: {names.map((one) => <b key={one}>x</b>)}</p>`,
  'stands beside a component that may draw nothing': `<button><Spinner />Assinar</button>`,
  'is perhaps a text': `<button><Icon />{node}</button>`,
  'is handed to a component': `<Box>{nome}<Icon /></Box>`,
  'is in a fragment': `<p>{isOpen && <>Leia <b>isto</b></>}</p>`,
  'is alone in a fragment': `<>{nome}</>`,
  'is in a list': `<p>{names}</p>`,
  'is what a component draws': `<p><Words /></p>`,
};

const RIGHT = {
  'alone in its element': `<p>{nome}</p>`,
  'alone, one of two': `<p>{isOpen ? nome : count}</p>`,
  'alone, here or not': `<p>{isOpen && nome}</p>`,
  'still beside elements': `<p>Leia os <a href="/terms">termos</a> e {' '}<b>aceite</b>.</p>`,
  'still and known': `<button><Icon />{COPY.sign}</button>`,
  'in an element of its own': `<button>{isOpen && <Icon />}<span>{nome}</span></button>`,
  'an empty text that is not drawn': `<div>{nome && <p>{nome}</p>}<Icon /></div>`,
  'handed on alone': `<Box>{nome}</Box>`,
  'perhaps a text, alone': `<Box><span>{node}</span></Box>`,
  'elements alone': `<ul>{names.map((one) => <li key={one}>{one}</li>)}{isOpen ? <Icon /> : <b />}</ul>`,
  'a comment': `<p>{/* why */}{nome}</p>`,
};

/** Attack 310. */
describe('the rule of texts that a translating browser does not break', () => {
  let folder: string;
  let found: LooseText[];
  const among = (nome: string) => found.filter(({ file }) => path.basename(file) === `${nome}.tsx`);

  /** One file a case, of one compilation. */
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loose-texts-'));
    const project = path.join(folder, 'tsconfig.json');
    const options = { jsx: 'preserve', strict: true, noEmit: true, types: [] };
    fs.writeFileSync(project, JSON.stringify({ compilerOptions: options, include: ['.'] }));
    fs.writeFileSync(path.join(folder, 'jsx.d.ts'), JSX);
    for (const [kind, cases] of Object.entries({ fault: FAULTS, right: RIGHT }))
      for (const [at, jsx] of Object.values(cases).entries())
        fs.writeFileSync(path.join(folder, `${kind}-${at}.tsx`), `export const it = () => (\n  ${jsx}\n);\n`);
    found = findLooseTexts(project, (file) => file.endsWith('.tsx'));
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it.each(Object.keys(FAULTS).map((name, at) => [name, at] as const))('names a text that %s', (_name, at) => {
    expect(among(`fault-${at}`)).not.toEqual([]);
    expect(among(`fault-${at}`)[0]?.line).toBe(2);
  });

  it.each(Object.keys(RIGHT).map((name, at) => [name, at] as const))('leaves alone: %s', (_name, at) => {
    expect(among(`right-${at}`)).toEqual([]);
  });
});
