import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { Component, type ReactNode, useEffect } from 'react';
import { followColorScheme } from '../lib/colorScheme';
import { Announcer } from '../ui/text/Announcer';
import { UiProvider } from '../ui/theme/UiProvider';
import { ConnectionNotice } from './ConnectionNotice';
import { PlatformProvider, type PlatformSettings } from '../ui/platform/platform';
import { BrokenPage } from './RouteErrorBoundary';

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

/** Last-resort error boundary for errors outside the routes; shows a message and a way to continue. */
class RootErrorBoundary extends Component<{ children: ReactNode }, { error: unknown; broken: boolean }> {
  override state = { error: null as unknown, broken: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, broken: true };
  }

  override render() {
    return this.state.broken ? <BrokenPage error={this.state.error} /> : this.props.children;
  }
}
