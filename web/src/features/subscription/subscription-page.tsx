import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../app/paths';
import { useSession } from '../../shared/session/use-session';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { Guarantees } from './components/guarantees';
import { PlanChoice } from './components/plan-choice';
import { COPY } from './copy';

/** /subscription */
export function Component() {
  const user = useSession();
  usePageTitle(COPY.pageTitle);
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-8">
      <div className="grid gap-2">
        <Link
          to={PATHS.dashboard}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {COPY.back}
        </Link>
        <h1 className="font-serif text-2xl font-medium sm:text-3xl">{COPY.title}</h1>
        <p className="text-ink-soft">{COPY.intro}</p>
      </div>
      {user && <PlanChoice userId={user.id} />}
      <Guarantees />
    </div>
  );
}
