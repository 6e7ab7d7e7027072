import type { Sheet } from '@acordo/document/sheet';
import { SHORT_NAME } from './company-mark';

/** A cover with long texts gives its air to them on a phone, so that the price stays on the first screen. */
export const isCompact = ({ titleSize, companyName, companyLogo }: Sheet): boolean =>
  titleSize === 'small' || (companyLogo === '' && companyName.length > SHORT_NAME);
