import { useTheme } from '../../../shared/theme/use-theme';
import { Switch } from '../../../shared/ui/switch';
import { COPY } from '../copy';
import { Section } from './section';

/** Takes effect at once, only in this browser: it is not part of the saved settings. */
export function ThemeSection() {
  const { theme, toggle } = useTheme();
  return (
    <Section title={COPY.theme.section}>
      <Switch label={COPY.theme.label} hint={COPY.theme.hint} checked={theme === 'dark'} onChange={toggle} />
    </Section>
  );
}
