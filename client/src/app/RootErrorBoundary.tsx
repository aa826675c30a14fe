import { Component, type ReactNode } from 'react';
import { BrokenPage } from './RouteErrorBoundary';

/** Last-resort error boundary for errors outside the routes; shows a message and a way to continue. */
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
