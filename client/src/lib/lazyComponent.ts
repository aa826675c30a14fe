import { type ComponentType, lazy } from 'react';
import { loadModule } from './loadModule';

/** A component whose code is loaded when it is first drawn, and loaded again when the server could not be reached. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadModule(load) }));
}
