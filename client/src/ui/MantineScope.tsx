import '@mantine/core/styles/default-css-variables.css';
import './mantine.css';
import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from './useColorScheme';

const theme = createTheme({ respectReducedMotion: true });

/** Provider for Mantine's tabs, tooltips and charts, used only where needed to keep it out of the public pages. */
export function MantineScope({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  return (
    // Mantine's variables are in our stylesheets; otherwise each scope would inject them.
    <MantineProvider
      theme={theme}
      forceColorScheme={scheme}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
