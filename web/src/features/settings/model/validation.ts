import { CompanyInput } from '@acordo/contracts/http/company/company';
import { SETTINGS_FIELDS, type SettingsField, type SettingsForm, toCompany } from './settings-form';

export type SettingsErrors = Partial<Record<SettingsField, string>>;

/** Every message of the form: the contract's (habit 4). */
export function settingsErrors(form: SettingsForm): SettingsErrors {
  const errors: SettingsErrors = {};
  const result = CompanyInput.safeParse(toCompany(form));
  for (const issue of result.error?.issues ?? []) {
    const field = fieldNamed(String(issue.path[0]));
    if (field) errors[field] ??= issue.message;
  }
  return errors;
}

/** The form's part of a 422's `fields` (D5). */
export function toSettingsErrors(fields: Readonly<Record<string, string>>): SettingsErrors {
  const errors: SettingsErrors = {};
  for (const [name, message] of Object.entries(fields)) {
    const field = fieldNamed(name);
    if (field) errors[field] ??= message;
  }
  return errors;
}

export const firstWrong = (errors: SettingsErrors): SettingsField | undefined =>
  SETTINGS_FIELDS.find((field) => errors[field]);

const fieldNamed = (name: string): SettingsField | undefined =>
  SETTINGS_FIELDS.find((field) => field === name);
