/** Owner and client are reminded this many days before the link's end (D29, P121). */
export const REMIND_DAYS = 3;
