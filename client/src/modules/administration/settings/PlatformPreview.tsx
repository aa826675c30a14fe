import type { CSSProperties } from 'react';
import { accentTokens } from '#server/platform/settings/accent.rules';
import { Grid, Stack } from '../../../ui/layout/Layout';
import { Logo } from '../../../ui/map/Logo';
import { PlatformContext, usePlatform } from '../../../ui/platform/platform';
import styles from './Settings.module.css';

interface PlatformPreviewProps {
  name: string;
  /** '' for the built-in color; an accent that is refused shows it too. */
  accentColor: string;
}

/** The logo, the name and a button as they will look in both themes. */
export function PlatformPreview({ name, accentColor }: PlatformPreviewProps) {
  const settings = usePlatform();
  const themes = accentTokens(accentColor.trim() || BUILT_IN);
  const platform = { settings: { ...settings, name: name.trim() || settings.name }, show: () => undefined };
  return (
    <Stack component="figure" gap={12}>
      <figcaption className="wm-muted wm-small">Preview in the light and the dark theme</figcaption>
      <PlatformContext value={platform}>
        <Grid min={240} gap={12} columns={2}>
          {(['light', 'dark'] as const).map((scheme) => (
            <div
              key={scheme}
              data-color-scheme={scheme}
              className={`wm-cluster wm-justify-space-between wm-gap-12 wm-pad-12-16 wm-inset ${styles.theme}`}
              style={themes ? variables(themes[scheme]) : undefined}
            >
              <Logo />
              <span className={`wm-semibold ${styles.sample}`}>Button</span>
            </div>
          ))}
        </Grid>
      </PlatformContext>
    </Stack>
  );
}

const BUILT_IN = '#FFC629';

const variables = (tokens: object): CSSProperties =>
  Object.fromEntries(Object.entries(tokens).map(([name, color]) => [`--wm-${name}`, color as string]));
