/** Events that services send to others (one queue per consuming service). Each has its model beside this file. */
export const EVENT_KINDS = ['account-closed'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
