import { Component, type ReactNode } from 'react';
import { BrokenPage } from './RouteErrorBoundary';

/** The last resort, around everything: what breaks outside the routes still leaves words and a way on. */
export class RootErrorBoundary extends Component<
  { children: ReactNode },
  { error: unknown; broken: boolean }
> {
  override state = { error: null as unknown, broken: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, broken: true };
  }

  override render() {
    return this.state.broken ? <BrokenPage error={this.state.error} /> : this.props.children;
  }
}
