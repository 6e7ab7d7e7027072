import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { PATHS } from '../../../app/paths';
import type { SessionUser } from '../../../shared/session/session-store';
import { Badge } from '../../../shared/ui/badge';
import { LinkButton } from '../../../shared/ui/link-button';
import { COPY } from '../copy';
import { Section } from './section';

const TEXT = COPY.profile;

/** The logged-in user. Right after Google's redirect some data may be missing (P30). */
export function ProfileSection({ user }: { user: SessionUser }) {
  const { nome, email, email_confirmado: confirmed, email_recusado: refused, provider, plano } = user;
  return (
    <Section title={TEXT.title}>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label={TEXT.nome}>
          <span translate="no">{nome}</span>
        </Fact>
        {email !== undefined && (
          <Fact label={TEXT.email}>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span translate="no" className="min-w-0">
                {email}
              </span>
              {confirmed === true && (
                <Badge tone="good" icon={CircleCheck}>
                  {TEXT.confirmed}
                </Badge>
              )}
              {refused && (
                <Badge tone="bad" icon={CircleAlert}>
                  {TEXT.refused}
                </Badge>
              )}
              {confirmed === false && (
                <Badge tone="warn" icon={CircleAlert}>
                  {TEXT.unconfirmed}
                </Badge>
              )}
            </span>
          </Fact>
        )}
        {provider && <Fact label={TEXT.access}>{TEXT.providers[provider]}</Fact>}
        {plano && (
          <Fact label={TEXT.plan}>
            <span className="flex flex-wrap items-baseline gap-x-3">
              <span>{TEXT.plans[plano]}</span>
              <LinkButton variant="link" size="inline" to={PATHS.subscription} className="text-sm">
                {TEXT.changePlan}
              </LinkButton>
            </span>
          </Fact>
        )}
      </dl>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
