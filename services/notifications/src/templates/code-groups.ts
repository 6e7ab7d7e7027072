/** '4Q7ZK2M8X1C9V5TB' → '4Q7Z K2M8 X1C9 V5TB': easier to read aloud. */
export const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');
