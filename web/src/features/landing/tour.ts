/** The recorded presentation in `web/public/tour/`. Written by `npm run record-tour`; don't edit by hand. */
export interface Tour {
  /** Changes with the files, so that no browser shows an older one. */
  readonly version: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

export const TOUR: Tour | null = { version: '91a61861d24e', width: 1280, height: 800, seconds: 60 };
