import { useSession } from '../../../shared/session/use-session';
import { AddressNote } from './address-note';

/** The calm banner of D10 above another page; takes no space if the address is confirmed. */
export function ConfirmationBanner() {
  const user = useSession();
  return <div className="mb-6 empty:hidden">{user && <AddressNote user={user} />}</div>;
}
