import { TEMPLATES, type Template } from '@acordo/contracts/http/propostas/states';
import { type Briefing, type BriefingField, emptyBriefing } from './briefing';

/** Unsaved work of one wizard, in local storage per user (D39). */
export interface Draft {
  briefing: Briefing;
  template: Template | null;
  /** `versao` of the proposal that the edit began from; null for a new one. */
  versao: number | null;
  /** Whether the logo is missing because the browser's storage was too small. */
  withoutLogo: boolean;
}

const FORMAT = 1;

export function writeDraft(draft: Draft): string {
  return JSON.stringify({ formato: FORMAT, ...draft });
}

/**
 * Parses what another version of the page, or anything else, may have stored. Values of the wrong type fall back to the empty
 * form's, so that a form always gets valid ones; a text that is no draft is null.
 */
export function readDraft(text: string | null): Draft | null {
  if (text === null) return null;
  const stored = parse(text);
  if (!isRecord(stored) || stored.formato !== FORMAT || !isRecord(stored.briefing)) return null;
  return {
    briefing: readBriefing(stored.briefing),
    template: TEMPLATES.find((template) => template === stored.template) ?? null,
    versao: typeof stored.versao === 'number' ? stored.versao : null,
    withoutLogo: stored.withoutLogo === true,
  };
}

/** A draft without changes is not stored. */
export function sameContent(one: Draft, other: Draft): boolean {
  const names = Object.keys(one.briefing) as BriefingField[];
  return (
    one.template === other.template && names.every((name) => same(one.briefing[name], other.briefing[name]))
  );
}

function same(one: unknown, other: unknown): boolean {
  return typeof one === 'object' ? JSON.stringify(one) === JSON.stringify(other) : one === other;
}

function readBriefing(stored: Record<string, unknown>): Briefing {
  const empty = emptyBriefing();
  const entries = Object.entries(empty).map(([name, fallback]) => [name, like(fallback, stored[name])]);
  return Object.fromEntries(entries) as Briefing;
}

/** The stored value if it has the fallback's type, also for lists and objects. */
function like(fallback: unknown, value: unknown): unknown {
  if (Array.isArray(fallback)) {
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : fallback;
  }
  if (isRecord(fallback)) {
    const given = isRecord(value) ? value : {};
    return Object.fromEntries(
      Object.entries(fallback).map(([name, part]) => [name, like(part, given[name])]),
    );
  }
  return typeof value === typeof fallback ? value : fallback;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
