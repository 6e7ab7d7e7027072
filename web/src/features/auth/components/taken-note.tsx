import { Link } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { Button } from '../../../shared/ui/button';
import { buttonStyles } from '../../../shared/ui/button-styles';
import { TAKEN } from '../copy';

/** Links for an address that has an account already, as the server just responded (D10). They pass the address along. */
export function TakenNote({ email, onSignIn }: { email: string; onSignIn: () => void }) {
  return (
    <div className="-mt-2 grid gap-x-4 gap-y-1 rounded-control bg-pen-soft px-3 py-2 text-sm">
      <p>{TAKEN.text}</p>
      <div className="flex flex-wrap gap-x-4">
        <Button variant="link" size="inline" className="min-h-11 sm:min-h-8" onClick={onSignIn}>
          {TAKEN.signIn}
        </Button>
        <Link
          to={PATHS.recover}
          state={{ email }}
          className={`${buttonStyles({ variant: 'link', size: 'inline' })} min-h-11 sm:min-h-8`}
        >
          {TAKEN.recover}
        </Link>
      </div>
    </div>
  );
}
