import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const route: MantineColorsTuple = [
  '#EAF4FB',
  '#CFE6F5',
  '#A3CFEA',
  '#74B4DB',
  '#4798C7',
  '#2480B2',
  '#0F6CA0',
  '#0B5A88',
  '#084A71',
  '#063A59',
];
const gray: MantineColorsTuple = [
  '#F7F8F6',
  '#EEF0ED',
  '#E1E4E1',
  '#CDD2CF',
  '#B0B7B5',
  '#8B9495',
  '#69747A',
  '#4F5B63',
  '#35414A',
  '#14202B',
];
const dark: MantineColorsTuple = [
  '#EDF1F4',
  '#C4CDD6',
  '#9AA7B4',
  '#7A8897',
  '#4B5967',
  '#34414F',
  '#1E2A36',
  '#14202B',
  '#0F1922',
  '#0A1219',
];

/** What Mantine's own parts (tabs, tooltips) need to look like ours. Our components read the `--wm-` tokens instead. */
export const theme = createTheme({
  primaryColor: 'route',
  primaryShade: { light: 7, dark: 3 },
  colors: { route, gray, dark },
  black: '#14202B',
  white: '#FFFFFF',
  defaultRadius: 4,
  fontFamily: 'var(--wm-family-text)',
  fontFamilyMonospace: 'var(--wm-family-mono)',
  headings: { fontFamily: 'var(--wm-family-heading)', fontWeight: '700' },
  fontSizes: { xs: '0.9375rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.25rem', xl: '1.5rem' },
  breakpoints: { xs: '30em', sm: '40em', md: '60em', lg: '75em', xl: '90em' },
  respectReducedMotion: true,
});

const shared = {
  '--mantine-color-body': 'var(--wm-ground)',
  '--mantine-color-text': 'var(--wm-text)',
  '--mantine-color-dimmed': 'var(--wm-muted)',
  '--mantine-color-error': 'var(--wm-error)',
  '--mantine-color-anchor': 'var(--wm-link)',
  '--mantine-color-placeholder': 'var(--wm-muted)',
  '--mantine-color-default': 'var(--wm-surface)',
  '--mantine-color-default-border': 'var(--wm-field-border)',
};

/** Ties Mantine's colours to the tokens; both themes read the same names, which themselves change with the theme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: shared,
  dark: shared,
});
