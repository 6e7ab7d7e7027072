import { isColor } from '@acordo/contracts/fields/is-color';
import { draftKey } from '../../shared/session/local-drafts';
import { SETTINGS_FIELDS, type SettingsField, type SettingsForm } from './model/settings-form';

export type Changes = Partial<Record<SettingsField, string>>;

const keyOf = (userId: string) => draftKey(userId, 'settings');

/** What was typed and not saved, field by field: kept over a reload or a lost session. */
export function loadChanges(userId: string): Changes {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? understood(stored) : {};
  } catch {
    return {};
  }
}

export function keepChanges(userId: string, form: SettingsForm, changed: ReadonlySet<SettingsField>): void {
  try {
    if (changed.size === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(only(form, changed)));
  } catch {
    // Forbidden or full storage stores nothing; the form itself keeps its values.
  }
}

export const deleteChanges = (userId: string): void => {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Forbidden storage contains nothing.
  }
};

function only(form: SettingsForm, changed: ReadonlySet<SettingsField>): Changes {
  return Object.fromEntries([...changed].map((field) => [field, form[field]]));
}

/** Storage may contain anything: only our own fields are read, only texts, and only valid colours. */
function understood(stored: object): Changes {
  const changes: Changes = {};
  for (const field of SETTINGS_FIELDS) {
    const value: unknown = Reflect.get(stored, field);
    const color = field === 'cor_primaria' || field === 'cor_secundaria';
    if (typeof value !== 'string' || (color && !isColor(value))) continue;
    changes[field] = value;
  }
  return changes;
}
