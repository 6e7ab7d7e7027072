/** Removes mask characters and white space, nothing else: `isCpf` refuses what remains. Stored form (D27). */
export function bareCpf(text: string): string {
  return text.replace(/[.\-\s]/g, '');
}

/** '52998224725' → '529.982.247-25'. What is not 11 digits comes back as given. */
export function formatCpf(digits: string): string {
  return /^\d{11}$/.test(digits) ? maskCpf(digits) : digits;
}

/** Mask while typing; extra digits stay visible at the end: '5299' → '529.9'. */
export function maskCpf(typing: string): string {
  const digits = typing.replace(/\D/g, '');
  return digits
    .replace(/^(\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3}\.\d{3})(\d)/, '$1-$2');
}
