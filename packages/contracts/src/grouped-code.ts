/** 'ABCD1234EFGH' → 'ABCD-1234-EFGH', also while it is being typed (D25). */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
