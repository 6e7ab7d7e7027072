type FormModule = typeof import('./signature-form');

let loading: Promise<FormModule> | undefined;
let loaded: FormModule | undefined;

/** Fetches the form's code, once; a failed fetch may be tried again. */
export function loadSignatureForm(): Promise<FormModule> {
  loading ??= import('./signature-form').then(
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

/** The form's code if it is there already, so that opening it takes no frame more than needed. */
export const signatureFormNow = (): FormModule | undefined => loaded;
