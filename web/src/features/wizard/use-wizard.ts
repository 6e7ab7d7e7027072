import type { Company } from '@acordo/contracts/http/company/company';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { editPath, PATHS } from '../../app/paths';
import { useDuplicate } from '../../shared/proposals/use-duplicate';
import { draftKey as keyOfDraft } from '../../shared/session/local-drafts';
import { notify } from '../../shared/ui/notify';
import { useLeaveGuard } from '../../shared/ui/use-leave-guard';
import { briefingResolver } from './briefing-resolver';
import { COPY } from './copy';
import { saveDraft } from './draft-storage';
import type { Briefing, BriefingField } from './model/briefing';
import { isComplete } from './model/completeness';
import { toBriefing } from './model/mapping';
import type { SaveFailure } from './model/save-failure';
import { firstInForm } from './model/sections';
import type { Start } from './model/start';
import type { Step } from './model/steps';
import { type BriefingErrors, validateBriefing } from './model/validation';
import { useDraft } from './use-draft';
import { useSaveProposal } from './use-save-proposal';
import { useStep } from './use-step';
import type { Elements } from '../../shared/ui/elements';

/** The running button of the preview. */
export type Work = 'save' | 'share' | 'export';

export interface WizardProps {
  userId: string;
  company: Company;
  draftKey: string;
  start: Start;
  /** Undefined while the proposal is new. */
  stored?: Proposal;
  /** Continues with a saved proposal after Compartilhar (D39). Resolves when its link is made, or failed. */
  onShare: (proposal: Proposal, justSaved: boolean) => void | Promise<void>;
  /** The same after Exportar PDF. */
  onExport: (proposal: Proposal, justSaved: boolean) => void | Promise<void>;
  /** Reloads the stored proposal, after another tab has changed it. */
  onReload?: () => void;
  /** Above the steps. */
  note?: Elements;
}

/** State and actions of the wizard's screen: steps, draft, saving and failures. */
export function useWizard(props: WizardProps) {
  const { userId, draftKey, start, stored, onShare, onExport, onReload } = props;
  const mode = stored ? 'edit' : 'create';
  const navigate = useNavigate();
  const { step, moved, go } = useStep();
  const [template, setTemplate] = useState(start.shown.template);
  const [restored, setRestored] = useState(start.restored);
  const [failure, setFailure] = useState<SaveFailure>();
  const [refused, setRefused] = useState<BriefingField>();
  const [busy, setBusy] = useState<Work>();
  const form = useForm<Briefing>({
    defaultValues: start.shown.briefing,
    resolver: briefingResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { base } = start;
  const draft = useDraft({
    key: draftKey,
    userId,
    form,
    template,
    versao: base.versao,
    base,
    restored: start.restored,
  });
  const guard = useLeaveGuard(draft.isDirty, COPY.leave);

  const mayPreview = (): boolean => template !== null && isComplete(form.getValues(), mode);
  const goTo = (next: Step): void => {
    setRefused(undefined);
    if (next === 'preview' && !mayPreview()) notify.error(COPY.incomplete.title, COPY.incomplete.text);
    else go(next);
  };
  const showWrong = (wrong: BriefingErrors): void => {
    const names = Object.keys(wrong) as BriefingField[];
    for (const name of names) form.setError(name, { type: 'server', message: wrong[name] ?? '' });
    setRefused(firstInForm(names));
    if (names.length > 0) go('briefing');
  };
  const save = useSaveProposal(userId, stored, (failed) => {
    setFailure(failed);
    showWrong(failed.fields);
  });

  /** Saves and continues; at every failure what was typed stays. */
  const saveThen = async (kind: Work, next: (saved: Proposal) => void | Promise<void>) => {
    const briefing = form.getValues();
    const wrong = validateBriefing(briefing);
    if (template === null || Object.keys(wrong).length > 0) {
      notify.error(COPY.incomplete.title, COPY.incomplete.text);
      showWrong(wrong);
      return;
    }
    setBusy(kind);
    setFailure(undefined);
    draft.flush();
    try {
      const saved = await save.mutateAsync({ briefing, template, quiet: kind !== 'save' });
      draft.deleteKept();
      // As it was stored, '20' as '20 dias': what was saved counts as unchanged.
      if (stored) form.reset(toBriefing(saved));
      await next(saved);
    } catch {
      // Shown already, by the mutation.
    } finally {
      setBusy(undefined);
    }
  };
  const leave = (): void => {
    guard.release();
    void navigate(PATHS.dashboard);
  };
  const goOn = async (kind: Work, on: WizardProps['onShare']): Promise<void> => {
    // Nothing to save: another version would be useless in the history.
    if (stored && !draft.isDirty()) {
      setBusy(kind);
      await on(stored, false);
      setBusy(undefined);
      return;
    }
    await saveThen(kind, (saved) => {
      // Only a new proposal continues at another address.
      if (!stored) guard.release();
      return on(saved, true);
    });
  };
  /** Moves what was typed for a proposal that is signed by now into its copy (D14). */
  const copying = useDuplicate((copy) => {
    const briefing = form.getValues();
    saveDraft(keyOfDraft(userId, `edit:${copy.id}`), {
      briefing,
      template,
      versao: copy.versao,
      withoutLogo: false,
    });
    draft.deleteKept();
    guard.release();
    void navigate(editPath(copy.id), { replace: true });
  });
  const startOver = (): void => {
    form.reset(base.briefing);
    setTemplate(base.template);
    setRestored(false);
    draft.deleteKept();
    go('briefing');
  };

  /** Stores what was typed again, since another tab's save has cleared this one's draft. */
  const reload = (): void => {
    draft.flush();
    onReload?.();
  };

  return {
    form,
    step: step === 'preview' && !mayPreview() ? 'briefing' : step,
    moved,
    goTo,
    template,
    setTemplate,
    draft,
    busy,
    refused,
    failure,
    clearFailure: () => setFailure(undefined),
    restored,
    keepRestored: () => setRestored(false),
    startOver,
    save: () => saveThen('save', leave),
    share: () => goOn('share', onShare),
    exportPdf: () => goOn('export', onExport),
    reload,
    duplicate: () => stored && copying.start(stored),
    duplicating: copying.duplicating !== undefined,
    giveUp: () => {
      draft.deleteKept();
      leave();
    },
    leaveDialog: guard.dialog,
  } as const;
}
