import '@mantine/core/styles/default-css-variables.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme';
import { useColorScheme } from './useColorScheme';

/** What tabs, tooltips and charts need around them. The public pages have none of these, and load without it. */
export function MantineScope({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={scheme}>
      {children}
    </MantineProvider>
  );
}
