import type { BrowserContext, Page } from 'playwright-core';

/** Collects what no page may do unless its test allows it, as messages for the failing test. */
export class Faults {
  private readonly found: string[] = [];
  private readonly allowed: RegExp[] = [];
  /** URLs of pages with status 404, which the browser logs as an error. */
  private readonly missing = new Set<string>();

  constructor(private readonly origin: string) {}

  /** From now on records everything a page of this context logs, throws, opens or requests from other hosts. */
  watch(context: BrowserContext): void {
    context.on('page', (page) => this.watchPage(page));
    // Includes violations of the content security policy: the browser logs each as an error.
    context.on('console', (message) => {
      // The browser logs a faulty header as a warning.
      const isFault = message.type() === 'error' || message.text().includes('Permissions-Policy');
      if (isFault) this.add(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('response', (response) => {
      if (response.status() === 404 && response.request().isNavigationRequest())
        this.missing.add(response.url());
    });
    context.on('weberror', (error) => this.add(`uncaught: ${String(error.error().stack)}`));
    context.on('request', (request) => {
      const isOurs = request.url().startsWith(this.origin) || /^(data|blob|about):/.test(request.url());
      if (!isOurs) this.add(`request to elsewhere: ${request.url()}`);
    });
  }

  /** Allows a fault that the running test causes on purpose. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /** Returns the faults that were not allowed, and resets everything. */
  take(): string[] {
    const isMissing = (fault: string) => [...this.missing].some((url) => fault === saidOf(url));
    const faults = this.found.filter(
      (fault) => !isMissing(fault) && !this.allowed.some((pattern) => pattern.test(fault)),
    );
    this.missing.clear();
    this.found.length = 0;
    this.allowed.length = 0;
    return faults;
  }

  private watchPage(page: Page): void {
    page.on('dialog', (dialog) => {
      this.add(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('crash', () => this.add(`crashed: ${page.url()}`));
  }

  private add(fault: string): void {
    this.found.push(fault);
  }
}

const saidOf = (url: string) =>
  `console: Failed to load resource: the server responded with a status of 404 (Not Found) (${url})`;
