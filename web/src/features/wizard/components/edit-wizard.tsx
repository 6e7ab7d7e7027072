import type { Company } from '@acordo/contracts/http/company/company';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PublicLink } from '../../../shared/proposals/generate-link';
import { useDownloadPdf } from '../../../shared/proposals/use-download-pdf';
import { useSharing } from '../../../shared/proposals/use-sharing';
import { Note } from '../../../shared/ui/note';
import { notify } from '../../../shared/ui/notify';
import { COPY } from '../copy';
import { loadDraft } from '../draft-storage';
import { startEdit } from '../model/start';
import { Wizard } from './wizard';

interface EditWizardProps {
  userId: string;
  company: Company;
  draftKey: string;
  /** The server's latest data; the wizard keeps what it started with. */
  loaded: Proposal;
  /** Just made by the create wizard's Compartilhar (D39). */
  link: PublicLink | undefined;
  /** Saved to be shared there, but nobody knows yet who sends it (P115). */
  unnamed: boolean;
  onReload: () => void;
}

/** The wizard on a stored proposal: after saving, the saved values count as unchanged. */
export function EditWizard({ userId, company, draftKey, loaded, link, unnamed, onReload }: EditWizardProps) {
  const [stored, setStored] = useState(loaded);
  const [start, setStart] = useState(() => startEdit(loaded, loadDraft(draftKey)));
  const clearHandOver = useClearHistoryState();
  const sharing = useSharing({
    shown: link && { proposal: loaded, link, news: COPY.created },
    unnamed: unnamed ? { proposal: loaded, wish: 'share', news: COPY.created } : undefined,
    onClosed: clearHandOver,
  });
  const pdf = useDownloadPdf();
  const take = (saved: Proposal): void => {
    setStored(saved);
    setStart(startEdit(saved, null));
  };
  const exportPdf = async (saved: Proposal, justSaved: boolean): Promise<void> => {
    take(saved);
    if (justSaved) notify.success(COPY.updated.title, COPY.updated.text);
    // The error was shown already; the proposal itself is saved.
    await pdf.mutateAsync(saved.id).catch(() => undefined);
  };
  const share = (saved: Proposal, justSaved: boolean): void => {
    take(saved);
    // A new link may have reopened it (D14).
    const { status } = saved.versao > loaded.versao ? saved : loaded;
    sharing.start({ ...saved, status }, 'share', justSaved ? COPY.updated : undefined);
  };
  return (
    <>
      <Wizard
        userId={userId}
        company={company}
        draftKey={draftKey}
        start={start}
        stored={stored}
        note={stored.status === 'enviado' && <Note icon={Eye}>{COPY.sent}</Note>}
        onShare={share}
        onExport={exportPdf}
        onReload={onReload}
      />
      {sharing.dialogs}
    </>
  );
}

/** A reload must not open the share dialog again. */
function useClearHistoryState(): () => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return () => {
    if (state !== null) void navigate({ pathname, search }, { replace: true, state: null });
  };
}
