import { formatEvidence } from '@acordo/brazil/dates';
import type { ConfirmedSignature } from '@acordo/contracts/http/public/verify';
import { groupedCode } from '@acordo/contracts/grouped-code';
import { CircleCheck, Copy, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '../../../shared/proposals/copy-text';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { notify } from '../../../shared/ui/notify';
import { printPage } from '../../../shared/ui/print-page';
import { COPY } from '../copy';

const LABELS = COPY.found;

/** The public data of a signature, in print too. */
export function FoundCard({ code, signature }: { code: string; signature: ConfirmedSignature }) {
  const { assinado_em, assinante, empresa, conteudo_hash } = signature;
  return (
    <Card aria-labelledby="veredito" data-print="keep" className="overflow-hidden border-good/40">
      <div className="flex items-start gap-4 border-b border-line bg-good-soft p-5 sm:p-6">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-good" />
        <div className="min-w-0">
          <h2 id="veredito" className="text-lg font-semibold text-good">
            {LABELS.title}
          </h2>
          <p>{LABELS.text}</p>
        </div>
      </div>
      <dl className="grid gap-x-8 gap-y-5 p-5 sm:grid-cols-2 sm:p-6">
        <Fact label={LABELS.status}>{LABELS.accepted}</Fact>
        <Fact label={LABELS.when}>
          <span>{formatEvidence(assinado_em)}</span>
          <span className="block text-sm font-normal text-ink-soft">{LABELS.utc(assinado_em)}</span>
        </Fact>
        <Fact label={LABELS.signer}>
          <span translate="no">{assinante}</span>
        </Fact>
        <Fact label={LABELS.company}>
          {empresa ? <span translate="no">{empresa}</span> : LABELS.noCompany}
        </Fact>
        <Fact label={LABELS.code} wide>
          <span translate="no">{groupedCode(code)}</span>
        </Fact>
        <Fact label={LABELS.hash} wide>
          <Hash text={conteudo_hash} />
        </Fact>
      </dl>
      <div className="grid gap-4 border-t border-line p-5 sm:grid-cols-[1fr_auto] sm:items-center sm:p-6">
        <p className="text-sm text-ink-soft">{LABELS.explain}</p>
        <Button variant="secondary" data-print="hide" onClick={printPage}>
          <Printer aria-hidden="true" className="size-[18px]" />
          {LABELS.print}
        </Button>
      </div>
    </Card>
  );
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-medium [overflow-wrap:anywhere] tabular-nums">{children}</dd>
    </div>
  );
}

/** Shown in groups, copied in one piece. */
function Hash({ text }: { text: string }) {
  const copy = async (): Promise<void> => {
    if (await copyText(text)) notify.success(LABELS.hashCopied);
    else notify.error(LABELS.copyFailed);
  };
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span translate="no" className="text-sm text-balance">
        {(text.match(/.{1,8}/g) ?? []).map((part, index) => (
          <span key={`${index}-${part}`} className="mr-2 inline-block">
            {part}
          </span>
        ))}
      </span>
      <Button
        variant="ghost"
        size="sm"
        data-print="hide"
        aria-label={`${LABELS.copyHash} ${LABELS.hash}`}
        onClick={() => void copy()}
      >
        <Copy aria-hidden="true" className="size-4" />
        {LABELS.copyHash}
      </Button>
    </span>
  );
}
