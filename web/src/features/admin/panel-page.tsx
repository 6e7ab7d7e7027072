import { usePageTitle } from '../../shared/ui/use-page-title';
import { AuditTrail } from './components/audit-trail';
import { FailedEmails } from './components/failed-emails';
import { Instructions } from './components/instructions';
import { PanelFigures } from './components/panel-figures';
import { Uncancelled } from './components/uncancelled';
import { UsersSection } from './components/users-section';
import { PANEL } from './copy';

/**
 * /vitamina: figures, closed accounts that are still charged, users, and, next to each other, failed emails, the
 * audit trail and instructions.
 */
export function Component() {
  usePageTitle(PANEL.title);
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="font-serif text-2xl font-medium">{PANEL.title}</h1>
      <PanelFigures />
      <Uncancelled />
      <UsersSection />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <AuditTrail />
        <div className="grid grid-cols-1 gap-5">
          <FailedEmails />
          <Instructions />
        </div>
      </div>
    </div>
  );
}
