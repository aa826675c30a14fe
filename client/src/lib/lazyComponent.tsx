import { type ComponentType, lazy } from 'react';
import { loadModule, NewVersionError, RememberedFailureError } from './loadModule';

/**
 * A component whose code is loaded when it is first drawn, and loaded again when the server could not be reached. Where
 * only a new document can load it, a sentence stands in its place, so that the page around it loses nothing.
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
