import { CEP_RULES } from '@acordo/brazil/typed/cep';
import { CNPJ_RULES } from '@acordo/brazil/typed/cnpj';
import { CPF_RULES } from '@acordo/brazil/typed/cpf';
import { PHONE_RULES } from '@acordo/brazil/typed/phone';
import { COPY } from '../copy';
import { useCepLookup } from '../use-cep-lookup';
import { LogoField } from './logo-field';
import { MaskedField } from './masked-field';
import { TextField } from './text-field';

const LABELS = COPY.client;
const CEP_HINTS = {
  idle: LABELS.cepHint,
  searching: LABELS.cepSearching,
  cleared: LABELS.cepCleared,
} as const;

/** Informações do Cliente. Autocomplete is off: it would offer the owner's own data. */
export function ClientSection() {
  const cep = useCepLookup();
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-5 sm:grid-cols-6">
      <TextField
        name="clientName"
        label={LABELS.name}
        required
        autoComplete="off"
        className="sm:col-span-3"
      />
      <TextField
        name="clientEmail"
        label={LABELS.email}
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        className="sm:col-span-3"
      />
      <MaskedField
        name="clientPhone"
        label={LABELS.phone}
        rules={PHONE_RULES}
        hint={LABELS.phoneHint}
        placeholder="(11) 98765-4321"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        className="sm:col-span-6"
      />
      <MaskedField
        name="clientCNPJ"
        label={LABELS.cnpj}
        rules={CNPJ_RULES}
        placeholder="00.000.000/0000-00"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="sm:col-span-3"
      />
      <MaskedField
        name="clientCPF"
        label={LABELS.cpf}
        rules={CPF_RULES}
        placeholder="000.000.000-00"
        inputMode="numeric"
        autoComplete="off"
        className="sm:col-span-3"
      />
      <MaskedField
        name="clientCEP"
        label={LABELS.cep}
        rules={CEP_RULES}
        onChanged={cep.typed}
        placeholder="00000-000"
        inputMode="numeric"
        autoComplete="off"
        hint={<output>{CEP_HINTS[cep.state]}</output>}
        className="sm:col-span-2"
      />
      <TextField name="clientAddress" label={LABELS.address} autoComplete="off" className="sm:col-span-4" />
      <TextField name="clientNumber" label={LABELS.number} autoComplete="off" className="sm:col-span-2" />
      <TextField name="clientCity" label={LABELS.city} autoComplete="off" className="sm:col-span-4" />
      <TextField
        name="clientDomain"
        label={LABELS.domain}
        placeholder={LABELS.domainExample}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="sm:col-span-6"
      />
      <LogoField className="sm:col-span-6" />
    </div>
  );
}
