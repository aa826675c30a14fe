import { type ComponentType, lazy } from 'react';
import { loadModule, NewVersionError, RememberedFailureError } from './loadModule';

/**
 * A lazy component that retries loading its code while the server is unreachable. If only a page reload can help, it
 * renders a message instead of failing the page around it.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await loadModule(load) };
    } catch (error) {
      if (error instanceof NewVersionError || error instanceof RememberedFailureError)
        return { default: NotLoaded };
      throw error;
    }
  });
}

function NotLoaded() {
  return <p role="alert">This part couldn’t be loaded. Save your work and reload the page.</p>;
}
