import { useSession } from '../../../shared/session/use-session';
import { AddressNote } from './address-note';

/** The calm banner of D10 above another page; takes no room where there is nothing to ask. */
export function ConfirmationBanner() {
  const user = useSession();
  return <div className="mb-6 empty:hidden">{user && <AddressNote user={user} />}</div>;
}
