import { FormProvider } from 'react-hook-form';
import { OfflineNote } from '../../../shared/proposals/offline-note';
import { FormMessage } from '../../../shared/forms/form-message';
import { COPY } from '../copy';
import { useWizard, type WizardProps } from '../use-wizard';
import { BriefingStep } from './briefing-step';
import { DraftNote } from './draft-note';
import { LockedDialog } from './locked-dialog';
import { PreviewStep } from './preview-step';
import { RestoredNote } from './restored-note';
import { StaleNote } from './stale-note';
import { Stepper } from './stepper';
import { TemplateStep } from './template-step';

/** Briefing → template → preview, the same for a new and a stored proposal. */
export function Wizard(props: WizardProps) {
  const { company, start, stored, note } = props;
  const wizard = useWizard(props);
  const { step, moved, goTo, failure } = wizard;
  const template = wizard.template ?? 'modern';
  return (
    <FormProvider {...wizard.form}>
      <div className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <Stepper current={step} onGo={goTo} />
          <DraftNote outcome={wizard.draft.outcome} />
        </div>
        <OfflineNote text={COPY.offline} />
        {note}
        <FormMessage reason={failure?.kind === 'stale' ? failure : undefined}>
          {failure?.kind === 'stale' && <StaleNote text={failure.text} onReload={wizard.reload} />}
        </FormMessage>
        {wizard.restored && (
          <RestoredNote
            outdated={start.outdated}
            editing={stored !== undefined}
            onKeep={wizard.keepRestored}
            onDiscard={wizard.startOver}
          />
        )}
        {step === 'briefing' && (
          <BriefingStep
            template={template}
            company={company}
            refused={wizard.refused}
            moved={moved}
            onDone={() => goTo('template')}
          />
        )}
        {step === 'template' && (
          <TemplateStep
            company={company}
            chosen={wizard.template}
            moved={moved}
            onChoose={wizard.setTemplate}
            onBack={() => goTo('briefing')}
            onNext={() => goTo('preview')}
          />
        )}
        {step === 'preview' && (
          <PreviewStep
            template={template}
            company={company}
            busy={wizard.busy}
            moved={moved}
            onBack={() => goTo('template')}
            onSave={() => void wizard.save()}
            onShare={() => void wizard.share()}
            onExport={() => void wizard.exportPdf()}
          />
        )}
      </div>
      {wizard.leaveDialog}
      <LockedDialog
        text={failure?.kind === 'locked' ? failure.text : undefined}
        onClose={wizard.clearFailure}
        onLeave={wizard.giveUp}
        onDuplicate={wizard.duplicate}
        duplicating={wizard.duplicating}
      />
    </FormProvider>
  );
}
