/**
 * Queries by role, `toBeVisible` and user-event ask for the style of every element on the page, and read from it whether
 * the element is shown. jsdom computes all of a style, with its colors and for each ancestor, which took half of the
 * time of these tests. Here `display`, `visibility` and `pointer-events` are computed when they are read, with the same
 * result, and jsdom computes the style if anything else is read.
 */
export function computeStylesQuickly(window: Window & typeof globalThis): void {
  const complete = window.getComputedStyle.bind(window);
  const usual = new Map<string, string>();

  /** What jsdom's own style sheet says: it depends on the tag, and for some on an attribute. */
  const usualDisplay = (element: Element): string => {
    const attributes = ['hidden', 'open', 'type'].filter((name) => element.hasAttribute(name));
    const key = [element.namespaceURI, element.localName, ...attributes, element.getAttribute('type')].join(
      ' ',
    );
    let display = usual.get(key);
    if (display === undefined) {
      const plain = window.document.createElementNS(element.namespaceURI, element.localName);
      for (const name of attributes) plain.setAttribute(name, element.getAttribute(name)!);
      display = complete(plain).display;
      usual.set(key, display);
    }
    return display;
  };
  const declared = (element: Element, property: string): string =>
    (element as HTMLElement).style?.getPropertyValue(property) ?? '';
  const inherited = (element: Element, property: string, initial: string): string => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const value = declared(at, property);
      if (value !== '') return value;
    }
    return initial;
  };

  const quick: Record<string, (element: Element) => string> = {
    display: (element) => declared(element, 'display') || usualDisplay(element),
    visibility: (element) => inherited(element, 'visibility', 'visible'),
    'pointer-events': (element) => inherited(element, 'pointer-events', 'auto'),
  };
  quick.pointerEvents = quick['pointer-events']!;

  window.getComputedStyle = (element, pseudoElement) => {
    // A style sheet of the page may say anything.
    if (pseudoElement || element.ownerDocument !== window.document || window.document.styleSheets.length > 0)
      return complete(element, pseudoElement);
    let style: CSSStyleDeclaration | undefined;
    const completeStyle = () => (style ??= complete(element));
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_target, name) => {
        if (typeof name === 'string' && Object.hasOwn(quick, name)) return quick[name]!(element);
        if (name === 'getPropertyValue')
          return (property: string) =>
            Object.hasOwn(quick, property)
              ? quick[property]!(element)
              : completeStyle().getPropertyValue(property);
        const value: unknown = Reflect.get(completeStyle(), name);
        return typeof value === 'function' ? value.bind(completeStyle()) : value;
      },
    });
  };
}
