import type { Company } from '@acordo/contracts/http/company/company';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { OfflineNote } from '../../../shared/proposals/offline-note';
import { notify } from '../../../shared/ui/notify';
import { briefingResolver } from '../briefing-resolver';
import { COPY } from '../copy';
import type { Briefing, BriefingField } from '../model/briefing';
import { isComplete } from '../model/completeness';
import type { SaveFailure } from '../model/save-failure';
import { firstInForm } from '../model/sections';
import type { Start } from '../model/start';
import { validateBriefing } from '../model/validation';
import type { Step } from '../model/steps';
import { useDraft } from '../use-draft';
import { useLeaveGuard } from '../use-leave-guard';
import { useSaveProposal } from '../use-save-proposal';
import { useStep } from '../use-step';
import { BriefingStep } from './briefing-step';
import { DraftNote } from './draft-note';
import { LockedDialog } from './locked-dialog';
import { PreviewStep } from './preview-step';
import { RestoredNote } from './restored-note';
import { StaleNote } from './stale-note';
import { Stepper } from './stepper';
import { TemplateStep } from './template-step';

export interface WizardProps {
  userId: string;
  company: Company;
  draftKey: string;
  start: Start;
  /** Undefined while the proposal is new. */
  stored?: Proposal;
  /** Goes on with a saved proposal after Compartilhar (D39). Resolves when its link stands, or could not be made. */
  onShare: (proposal: Proposal, justSaved: boolean) => void | Promise<void>;
  /** Loads the stored proposal anew, after another tab has changed it. */
  onReload?: () => void;
  /** Above the steps. */
  note?: ReactNode;
}

/** Briefing → template → preview, the same for a new and a stored proposal. */
export function Wizard(props: WizardProps) {
  const { userId, company, draftKey, start, stored, onShare, onReload, note } = props;
  const mode = stored ? 'edit' : 'create';
  const navigate = useNavigate();
  const { step, moved, go } = useStep();
  const [template, setTemplate] = useState(start.shown.template);
  const [restored, setRestored] = useState(start.restored);
  const [failure, setFailure] = useState<SaveFailure>();
  const [refused, setRefused] = useState<BriefingField>();
  const [busy, setBusy] = useState<'save' | 'share'>();
  const form = useForm<Briefing>({
    defaultValues: start.shown.briefing,
    resolver: briefingResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const draft = useDraft({
    key: draftKey,
    userId,
    form,
    template,
    versao: start.base.versao,
    base: start.base,
    restored: start.restored,
  });
  const guard = useLeaveGuard(draft.isDirty);

  const showWrong = (wrong: Partial<Record<BriefingField, string>>): void => {
    const names = Object.keys(wrong) as BriefingField[];
    for (const name of names) form.setError(name, { type: 'server', message: wrong[name] ?? '' });
    setRefused(firstInForm(names));
    if (names.length > 0) go('briefing');
  };
  const save = useSaveProposal(userId, stored, (failed) => {
    setFailure(failed);
    showWrong(failed.fields);
  });

  const goTo = (next: Step): void => {
    setRefused(undefined);
    if (next === 'preview' && !(template && isComplete(form.getValues(), mode))) {
      notify.error(COPY.incomplete.title, COPY.incomplete.text);
      return;
    }
    go(next);
  };

  /** Saves and goes on; at every failure what was typed stays as it is. */
  const saveThen = async (kind: 'save' | 'share', next: (saved: Proposal) => void | Promise<void>) => {
    if (!template) return;
    const briefing = form.getValues();
    const wrong = validateBriefing(briefing);
    if (Object.keys(wrong).length > 0) {
      notify.error(COPY.incomplete.title, COPY.incomplete.text);
      showWrong(wrong);
      return;
    }
    setBusy(kind);
    setFailure(undefined);
    draft.flush();
    try {
      const saved = await save.mutateAsync({ briefing, template, quiet: kind === 'share' });
      draft.forget();
      await next(saved);
    } catch {
      // Told already, by the mutation.
    } finally {
      setBusy(undefined);
    }
  };
  const leaveFor = async (saved: Proposal): Promise<void> => {
    // Only a new proposal goes on at another address.
    if (!stored) guard.release();
    await onShare(saved, true);
  };
  const onSave = () =>
    saveThen('save', () => {
      guard.release();
      void navigate(PATHS.dashboard);
    });
  const share = async (): Promise<void> => {
    // Nothing to save: another version would only be noise in the history.
    if (stored && !draft.isDirty()) await onShare(stored, false);
    else await saveThen('share', leaveFor);
  };

  const startOver = (): void => {
    form.reset(start.base.briefing);
    setTemplate(start.base.template);
    setRestored(false);
    draft.forget();
    go('briefing');
  };

  const shownTemplate = template ?? 'modern';
  const shownStep =
    step === 'preview' && !(template && isComplete(form.getValues(), mode)) ? 'briefing' : step;
  return (
    <FormProvider {...form}>
      <div className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <Stepper current={shownStep} onGo={goTo} />
          <DraftNote outcome={draft.outcome} />
        </div>
        <OfflineNote text={COPY.offline} />
        {note}
        {failure?.kind === 'stale' && onReload && <StaleNote text={failure.text} onReload={onReload} />}
        {restored && (
          <RestoredNote
            outdated={start.outdated}
            editing={mode === 'edit'}
            onKeep={() => setRestored(false)}
            onDiscard={startOver}
          />
        )}
        {shownStep === 'briefing' && (
          <BriefingStep
            template={shownTemplate}
            company={company}
            refused={refused}
            moved={moved}
            onDone={() => goTo('template')}
          />
        )}
        {shownStep === 'template' && (
          <TemplateStep
            company={company}
            chosen={template}
            moved={moved}
            onChoose={setTemplate}
            onBack={() => goTo('briefing')}
            onNext={() => goTo('preview')}
          />
        )}
        {shownStep === 'preview' && (
          <PreviewStep
            template={shownTemplate}
            company={company}
            busy={busy}
            moved={moved}
            onBack={() => goTo('template')}
            onSave={() => void onSave()}
            onShare={() => void share()}
          />
        )}
      </div>
      {guard.dialog}
      <LockedDialog
        text={failure?.kind === 'locked' ? failure.text : undefined}
        onClose={() => setFailure(undefined)}
        onLeave={() => {
          guard.release();
          draft.forget();
          void navigate(PATHS.dashboard);
        }}
      />
    </FormProvider>
  );
}
