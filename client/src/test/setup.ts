import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';

// The router needs these on import; jsdom does not provide them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has no layout, so no media query matches.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// Nor does any element have a position or size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.DOMRect ??= function (x: number, y: number, width: number, height: number) {
  return { x, y, width, height, top: y, bottom: y + height };
} as never;
// Base UI clicks with it when a key activates an item of a menu.
globalThis.PointerEvent ??= MouseEvent as never;
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
performance.getEntriesByType ??= () => [];

// Typing into forms and loading chunks take seconds on a busy machine; the tests do not measure speed.
jest.setTimeout(30_000);
// To leave hidden elements out, queries by role would compute the style of every element.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- where Jest declares its matchers
  namespace jest {
    interface Matchers<R, T> {
      /** Is a link with this address. */
      toLinkTo(this: Matchers<R, T>, address: unknown): R;
      /** Are elements with these texts, in this order. */
      toHaveTexts(this: Matchers<R, T>, texts: readonly unknown[]): R;
    }
  }
}
expect.extend({
  toLinkTo(link: Element, address: unknown) {
    const found = link.getAttribute('href');
    return { pass: this.equals(found, address), message: () => `The address of the link is ${found}` };
  },
  toHaveTexts(elements: readonly Element[], texts: readonly unknown[]) {
    const found = elements.map(({ textContent }) => textContent);
    return { pass: this.equals(found, texts), message: () => this.utils.diff(texts, found) ?? '' };
  },
});
