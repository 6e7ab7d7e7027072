import type { ReactNode } from 'react';
import type { UserRecord } from '@acordo/contracts/http/vitamina/users/user-record';
import { USERS } from '../copy';
import { UserRow } from './user-row';

interface Props {
  users: UserRecord[];
  onUnlimited: (user: UserRecord, on: boolean) => void;
  onEdit: (user: UserRecord) => void;
}

const { columns } = USERS;

export function UsersTable({ users, onUnlimited, onEdit }: Props) {
  return (
    <table aria-label={USERS.title} className="w-full text-sm max-md:block">
      <thead className="text-left text-xs text-ink-soft max-md:sr-only">
        <tr>
          <Head className="md:pl-5">{columns.user}</Head>
          <Head>{columns.plan}</Head>
          <Head className="md:text-right">{columns.proposals}</Head>
          <Head>{columns.unlimited}</Head>
          <Head>{columns.lastLogin}</Head>
          <Head>{columns.created}</Head>
          <Head className="md:pr-5">
            <span className="sr-only">{columns.actions}</span>
          </Head>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {users.map((user) => (
          <UserRow key={user.id} user={user} onUnlimited={onUnlimited} onEdit={onEdit} />
        ))}
      </tbody>
    </table>
  );
}

const Head = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <th scope="col" className={`px-3 pb-2 font-medium whitespace-nowrap ${className}`}>
    {children}
  </th>
);
