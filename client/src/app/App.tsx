import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { type ReactNode, useEffect } from 'react';
import { followColorScheme } from '../lib/colorScheme';
import { Announcer } from '../ui/text/Announcer';
import { UiProvider } from '../ui/theme/UiProvider';
import { ConnectionNotice } from './ConnectionNotice';
import type { PlatformSettings } from '../ui/platform/platform';
import { PlatformProvider } from '../ui/platform/platform';
import { RootErrorBoundary } from './RootErrorBoundary';

interface AppProps {
  client: ApolloClient;
  /** The public settings that came with the document; null for those of a new platform. */
  platform: PlatformSettings | null;
  /** The router. */
  pages: ReactNode;
  /** Called once the first page is mounted. */
  onShown?: (() => void) | undefined;
}

/** The application's providers around its pages. */
export function App({ client, platform, pages, onShown }: AppProps) {
  useEffect(followColorScheme, []);
  useEffect(() => onShown?.(), [onShown]);
  return (
    <UiProvider>
      <PlatformProvider initial={platform}>
        <RootErrorBoundary>
          <ApolloProvider client={client}>{pages}</ApolloProvider>
        </RootErrorBoundary>
        <ConnectionNotice />
        <Announcer />
      </PlatformProvider>
    </UiProvider>
  );
}
