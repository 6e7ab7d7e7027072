import { COPY } from '@acordo/document/copy';
import { Words } from './words';

interface Props {
  name: string;
  logo: string;
  /** A logo made for white paper needs a white background on the owner's colours. */
  onColor?: boolean;
}

/** Two lines of a phone at full size; a longer name is smaller, so that the price stays on the first screen. */
export const SHORT_NAME = 56;

/** The sender: the logo, or the name set well. The name beside a logo is only read out: it stands in the strip below. */
export function CompanyMark({ name, logo, onColor = false }: Props) {
  if (logo)
    return (
      <span className={onColor ? 'sheet-logo sheet-logo-plate' : 'sheet-logo'}>
        <img src={logo} alt={COPY.logoOf(name)} />
      </span>
    );
  if (!name) return null;
  return (
    <span
      translate="no"
      className={`min-w-0 font-semibold ${name.length > SHORT_NAME ? 'sheet-company-long' : 'sheet-company'}`}
    >
      <Words text={name} />
    </span>
  );
}
