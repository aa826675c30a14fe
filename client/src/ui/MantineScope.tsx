import '@mantine/core/styles/default-css-variables.css';
import './mantine.css';
import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from './useColorScheme';

const theme = createTheme({ respectReducedMotion: true });

/** What tabs, tooltips and charts need around them. The public pages have none of these, and load without it. */
export function MantineScope({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  return (
    // Its variables stand in stylesheets: here each scope would write them into the page.
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
