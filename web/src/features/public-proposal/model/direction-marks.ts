const MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * What is pasted from messages and contacts comes between marks of direction that nobody sees, and the server refuses (D47). They
 * leave the field at once, so that what is sent is what is read there.
 */
export const withoutDirectionMarks = (text: string): string => text.replace(MARKS, '');
