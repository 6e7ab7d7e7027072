import { Link } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { COPY } from '../copy';

const link = 'text-pen underline underline-offset-2 hover:text-pen-deep';

export function LegalNote() {
  const { before, terms, and, privacy } = COPY.legal;
  return (
    <p className="text-center text-xs text-ink-soft">
      {before}{' '}
      <Link to={PATHS.terms} className={link}>
        {terms}
      </Link>{' '}
      {and}{' '}
      <Link to={PATHS.privacy} className={link}>
        {privacy}
      </Link>
      .
    </p>
  );
}
