import type { ShareTarget } from './share-targets';

type Brand = ShareTarget['id'] | 'whatsapp';

/** Icons of the share targets, in the text's colour: the icon set has no brands. */
const PATHS: Readonly<Record<Brand, string>> = {
  whatsapp:
    'M12 3a9 9 0 0 0-7.7 13.600L3 21l4.500-1.200A9 9 0 1 0 12 3Zm-3.600 4.700c.4 0 .8 0 1 .6l.7 1.600c.1.300 0 .6-.2.9l-.6.7c.8 1.500 1.900 2.500 3.400 3.200l.8-1c.2-.2.5-.3.8-.2l1.800.9c.3.200.4.4.4.7-.1 1.300-1.200 2.100-2.400 2.100-3.500-.3-7.300-4-7.400-7.300 0-1.200.7-2.200 1.700-2.200Z',
  facebook:
    'M13.500 21v-7.500H16l.5-3h-3V8.700c0-.9.4-1.700 1.700-1.700h1.400V4.300A17 17 0 0 0 14.200 4C11.800 4 10.300 5.400 10.300 8v2.500H7.500v3h2.800V21h3.200Z',
  x: 'M4 4h4.600l3.900 5.400L17.200 4h2.100l-5.900 6.700L20 20h-4.600l-4.200-5.800L6 20H3.900l6.300-7.200L4 4Zm3.100 1.500 9.100 13h1.700l-9.100-13H7.100Z',
  linkedin:
    'M5.200 3.500a1.900 1.900 0 1 1 0 3.800 1.900 1.900 0 0 1 0-3.800ZM3.600 9h3.200v11.500H3.600V9Zm5.500 0h3v1.600c.5-.9 1.700-1.900 3.500-1.900 3.700 0 4.400 2.300 4.400 5.400v6.400h-3.200v-5.700c0-1.400 0-3.100-1.900-3.100s-2.300 1.500-2.300 3v5.800H9.100V9Z',
};

export function ShareIcon({ target }: { target: Brand }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" fillRule="evenodd" className="size-5">
      <path d={PATHS[target]} />
    </svg>
  );
}
