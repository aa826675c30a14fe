import '@mantine/core/styles/default-css-variables.css';
import './fonts.css';
import './tokens.css';
import './global.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme';

/**
 * Theme, tokens, fonts and base styles. The colour scheme is the system's until a person chooses; the choice is kept
 * under `mantine-color-scheme-value`, the key that the script in index.html reads before the first paint.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
