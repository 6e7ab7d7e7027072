import { COPY } from '@acordo/document/copy';

export function ClientLogo({ name, logo }: { name: string; logo: string }) {
  if (!logo) return null;
  return (
    <span className="sheet-logo my-3">
      <img src={logo} alt={COPY.logoOf(name)} />
    </span>
  );
}
