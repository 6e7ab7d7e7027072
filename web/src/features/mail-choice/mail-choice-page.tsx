import { useParams } from 'react-router-dom';
import { PATHS } from '../../app/paths';
import { Button } from '../../shared/ui/button';
import type { Elements } from '../../shared/ui/elements';
import { EmptyState } from '../../shared/ui/empty-state';
import { PlainPage } from '../../shared/ui/plain-page';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { ChoiceSheet } from './components/choice-sheet';
import { COPY } from './copy';
import { useChoice } from './use-choice';

/** /emails/:token: where recipients who are not our users stop our emails. */
export function Component() {
  const { token = '' } = useParams();
  usePageTitle(COPY.pageTitle);
  return (
    <PlainPage home={PATHS.home}>
      <meta name="robots" content="noindex" />
      <Choice key={token} token={token} />
    </PlainPage>
  );
}

function Choice({ token }: { token: string }) {
  const { shown, retry, change } = useChoice(token);
  switch (shown.state) {
    case 'loading':
      return <output className="text-ink-soft">{COPY.loading}</output>;
    case 'absent':
      return <Told {...COPY.absent} />;
    case 'failed':
      return (
        <Told {...COPY.failed}>
          <Button variant="secondary" onClick={retry}>
            {COPY.failed.again}
          </Button>
        </Told>
      );
    case 'known':
      return (
        <ChoiceSheet
          key={String(shown.choice.parado)}
          choice={shown.choice}
          saving={shown.saving}
          failure={shown.failure}
          takesFocus={shown.changed}
          onChange={() => void change()}
        />
      );
  }
}

function Told({ title, text, children }: { title: string; text: string; children?: Elements }) {
  return (
    <div role="alert">
      <EmptyState title={title} text={text} heading="h1" crossed>
        {children}
      </EmptyState>
    </div>
  );
}
