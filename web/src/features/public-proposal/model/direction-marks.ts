const MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Text pasted from messages and contacts may be between invisible direction characters, which the server refuses (D47). They
 * are removed from the field at once, so that what is sent is what is shown.
 */
export const withoutDirectionMarks = (text: string): string => text.replace(MARKS, '');
