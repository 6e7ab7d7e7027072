/** Values of `tipo_site` with what people read (P47), in the order of the form. */
export const PROJECT_TYPES = [
  { value: 'landing', label: 'Landing Page' },
  { value: 'institutional', label: 'Site Institucional' },
  { value: 'catalog', label: 'Site Catálogo' },
  { value: 'ecommerce', label: 'E-commerce' },
  { value: 'blog', label: 'Blog/Portal' },
  { value: 'custom', label: 'Personalizado' },
] as const;

export type ProjectType = (typeof PROJECT_TYPES)[number]['value'];

/** Feature catalogue (P48). The text itself is what `funcionalidades` stores. */
export const FEATURES = [
  'Sistema de contato',
  'Galeria de imagens',
  'Blog integrado',
  'Sistema de login',
  'Carrinho de compras',
  'Sistema de pagamento',
  'Chat online',
  'Newsletter',
  'SEO otimizado',
  'Responsivo mobile',
] as const;

export type Feature = (typeof FEATURES)[number];

/** Timeline options of the briefing; `label` is what `prazo` stores (P49, D46). */
export const TIMELINES = [
  { value: '15-dias', label: '15 dias' },
  { value: '30-dias', label: '30 dias' },
  { value: '45-dias', label: '45 dias' },
  { value: '60-dias', label: '60 dias' },
] as const;

export type Timeline = (typeof TIMELINES)[number]['value'];

export function isProjectType(value: string): value is ProjectType {
  return PROJECT_TYPES.some((type) => type.value === value);
}

/** 'blog' → 'Blog/Portal'. A value outside the catalogue comes back as given. */
export function projectTypeLabel(value: string): string {
  return PROJECT_TYPES.find((type) => type.value === value)?.label ?? value;
}
