import { OWNER_ONLY } from '@acordo/contracts/http/propostas/terms';
import { publicTitle } from '@acordo/document/title';
import { canonicalText } from '@acordo/document/canonical';
import type { Difference } from './differences.js';

type Fields = Record<string, unknown>;

/**
 * Compares the signed version with the snapshot, field by field, as far as the version has them: one that was
 * stored before a field existed does not have it. The snapshot's title is the public one (D41), and nothing in it is for
 * the owner alone (P108).
 */
export function contentDifferences(snapshot: Buffer, version: Buffer): Difference[] {
  const signed = parsed(snapshot)?.['documento'] as Fields | undefined;
  const kept = parsed(version);
  if (!signed || !kept) return ['proposal_versions.conteudo'];
  const differs = Object.entries(kept).some(([field, value]) => {
    if (field in OWNER_ONLY) return false;
    const shown = field === 'titulo' ? publicTitle(String(value)) : value;
    return canonicalText([shown]) !== canonicalText([signed[field] ?? null]);
  });
  return differs ? ['proposal_versions.conteudo'] : [];
}

function parsed(bytes: Buffer): Fields | null {
  try {
    return JSON.parse(bytes.toString('utf8')) as Fields;
  } catch {
    return null;
  }
}
