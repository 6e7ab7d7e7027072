import type { AuditClass } from '@acordo/contracts/http/vitamina/audit';

/** '' is all of it. */
export type TrailFilter = AuditClass | '';

/** The options of the select, with their texts (D34). */
export const TRAIL_FILTERS: readonly (readonly [TrailFilter, string])[] = [
  ['', 'Tudo'],
  ['alteracao', 'Alterações'],
  ['acesso', 'Acessos'],
];

export const trailFilterOf = (text: string): TrailFilter =>
  TRAIL_FILTERS.find(([value]) => value === text)?.[0] ?? '';
