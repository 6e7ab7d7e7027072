import { loadGone } from './gone-later';

type FormModule = typeof import('./open-form');

let loading: Promise<FormModule> | undefined;
let loaded: FormModule | undefined;

/** Fetches the code of both forms, once; a failed fetch may be repeated. */
export function loadForms(): Promise<FormModule> {
  void loadGone().catch(() => undefined);
  loading ??= import('./open-form').then(
    (found) => {
      loaded = found;
      return found;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The forms' code if it is loaded already, so that opening one takes no extra frame. */
export const formsNow = (): FormModule | undefined => loaded;
