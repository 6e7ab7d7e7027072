import type { CSSProperties, ReactNode } from 'react';
import type { Brand } from '@acordo/document/brand';
import '../sheet.css';

interface Props {
  brand: Brand;
  brandScale: number;
  label: string;
  children: ReactNode;
}

/** The sheet: light in both themes, with only the owner's colours, as custom properties on this root. */
export function SheetFrame({ brand, brandScale, label, children }: Props) {
  const colors = {
    '--brand-from': brand.from,
    '--brand-to': brand.to,
    '--on-brand': brand.on,
    '--brand-ink': brand.ink,
    '--brand-ink-second': brand.inkSecond,
    '--brand-line': brand.line,
    '--brand-scale': String(brandScale),
  } as CSSProperties;
  return (
    <article className="proposal-sheet @container" style={colors} aria-label={label}>
      {children}
    </article>
  );
}
