/** 'marina@exemplo.com.br' → 'm***@exemplo.com.br' (D35). '' stays ''. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return address === '' ? '' : '***';
  const [first = ''] = address; // by code point: half an emoji must not be stored
  return `${first}***${address.slice(at)}`;
}
