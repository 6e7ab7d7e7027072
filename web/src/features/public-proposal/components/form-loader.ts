type Forms = Pick<typeof import('./signature-form'), 'SignatureForm'> &
  Pick<typeof import('./rejection-form'), 'RejectionForm'>;

let loading: Promise<Forms> | undefined;
let loaded: Forms | undefined;

/** Fetches the code of both forms, once; a failed fetch may be tried again. */
export function loadForms(): Promise<Forms> {
  loading ??= Promise.all([import('./signature-form'), import('./rejection-form')]).then(
    ([{ SignatureForm }, { RejectionForm }]) => {
      loaded = { SignatureForm, RejectionForm };
      return loaded;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The forms' code if it is there already, so that opening one takes no frame more than needed. */
export const formsNow = (): Forms | undefined => loaded;
