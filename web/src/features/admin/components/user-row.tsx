import { formatDate, formatDateTime } from '@acordo/brazil/dates';
import type { UserRecord } from '@acordo/contracts/http/vitamina/users/user-record';
import { showUnseen } from '@acordo/contracts/unseen';
import { ShieldCheck } from 'lucide-react';
import { memo } from 'react';
import { planName } from '../../../shared/plans/plans';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { Switch } from '../../../shared/ui/switch';
import { USERS } from '../copy';
import type { Elements } from '../../../shared/ui/elements';

interface Props {
  user: UserRecord;
  onUnlimited: (user: UserRecord, on: boolean) => void;
  onEdit: (user: UserRecord) => void;
}

/** A row; a card on narrow screens, where each cell has its column's name. */
export const UserRow = memo(function UserRow({ user, onUnlimited, onEdit }: Props) {
  // Older names and addresses may contain invisible characters: two accounts must not look the same.
  const email = showUnseen(user.email);
  const name = showUnseen(user.nome) || email;
  return (
    <tr className="border-t border-line max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-3 max-md:p-4 md:hover:bg-mute">
      <th
        scope="row"
        className="text-left font-normal max-md:col-span-2 md:max-w-0 md:py-2.5 md:pl-5 md:pr-3 md:w-2/5"
      >
        <span className="flex items-center gap-2 max-md:flex-wrap font-medium">
          <span translate="no" className="min-w-0 max-md:wrap-anywhere md:truncate" title={name}>
            {name}
          </span>
          {user.is_admin && (
            <Badge tone="pen" icon={ShieldCheck}>
              {USERS.admin}
            </Badge>
          )}
        </span>
        <span translate="no" className="block text-ink-soft max-md:wrap-anywhere md:truncate" title={email}>
          {email}
        </span>
      </th>
      <Cell label={USERS.columns.plan} className="max-md:col-span-2">
        <span>{planName(user.plano)}</span>
      </Cell>
      <Cell label={USERS.columns.proposals} className="md:text-right">
        {user.proposal_count === null ? (
          <span title={USERS.countUnknown}>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{USERS.countUnknown}</span>
          </span>
        ) : (
          <span>{user.proposal_count.toLocaleString('pt-BR')}</span>
        )}
      </Cell>
      <Cell label={USERS.columns.unlimited}>
        <span title={user.is_admin ? USERS.adminUnlimited : undefined} className="-ml-4 flex w-fit">
          <Switch
            label={<span className="sr-only">{USERS.unlimitedOf(name)}</span>}
            checked={user.unlimited_proposals || user.is_admin}
            disabled={user.is_admin}
            onChange={(on) => onUnlimited(user, on)}
          />
        </span>
      </Cell>
      <Cell label={USERS.columns.lastLogin}>
        {user.ultimo_login ? (
          <time dateTime={user.ultimo_login}>{formatDateTime(user.ultimo_login)}</time>
        ) : (
          <span className="text-ink-soft">{USERS.never}</span>
        )}
      </Cell>
      <Cell label={USERS.columns.created}>
        <time dateTime={user.criado_em}>{formatDate(user.criado_em)}</time>
      </Cell>
      <td className="max-md:col-span-2 md:py-2.5 md:pr-5 md:text-right">
        <Button
          variant="secondary"
          size="sm"
          aria-label={USERS.editOf(name)}
          onClick={() => onEdit(user)}
          className="max-md:w-full"
        >
          {USERS.edit}
        </Button>
      </td>
    </tr>
  );
});

function Cell({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  children: Elements;
}) {
  return (
    <td className={`whitespace-nowrap tabular-nums md:px-3 md:py-2.5 ${className}`}>
      <span aria-hidden="true" className="block text-xs text-ink-soft md:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}
