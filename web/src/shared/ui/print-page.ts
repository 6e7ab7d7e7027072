import { notify } from './notify';

const MISSING = {
  title: 'Este navegador não imprime',
  text: 'Abra a página no navegador do aparelho (Chrome, Safari) e imprima de lá.',
} as const;
/** By then, a browser that prints has fired `beforeprint`. */
const READY_MS = 1_500;

/** Opens the browser's print dialog. If there is none, as in browsers inside other apps, a notice says so. */
export function printPage(): void {
  if (typeof window.print !== 'function') return say();
  let began = false;
  const begin = (): void => {
    began = true;
  };
  window.addEventListener('beforeprint', begin, { once: true });
  try {
    window.print();
  } catch {
    return say();
  }
  window.setTimeout(() => {
    window.removeEventListener('beforeprint', begin);
    if (!began) say();
  }, READY_MS);
}

const say = (): void => notify.error(MISSING.title, MISSING.text);
