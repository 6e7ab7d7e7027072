import { useTheme } from '../../../shared/theme/use-theme';
import { Switch } from '../../../shared/ui/switch';
import { COPY } from '../copy';
import { Section } from './section';

/** Counts at once, for this browser alone: it is no part of what is saved. */
export function ThemeSection() {
  const { theme, toggle } = useTheme();
  return (
    <Section title={COPY.theme.section}>
      <Switch label={COPY.theme.label} hint={COPY.theme.hint} checked={theme === 'dark'} onChange={toggle} />
    </Section>
  );
}
