import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import { FakeBroadcastChannel } from './FakeBroadcastChannel';

// Every browser has them and the router wants them when it is loaded; jsdom does not give them to tests.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom lays nothing out, so no condition on the screen or on a preference holds.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// Nor does anything there have, or change, a place or a size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.BroadcastChannel ??= FakeBroadcastChannel as never;
Element.prototype.scrollIntoView ??= () => undefined;
performance.getEntriesByType ??= () => [];

// Typing into a form key by key and loading a page's parts take seconds on a busy machine; nothing here is about speed.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });
