import fs from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { PageAtUrl, ServerEntry } from '../first-page.rules';

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves the compressed files that the build wrote to `folder` to clients that accept them. Place it before
 * `express.static`, which serves the others. Which files have one is looked up once.
 */
export function precompressedFiles(folder: string): RequestHandler {
  const files = new Set(fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => `/${name}`) : []);
  return (request, response, next) => {
    const { path: requested } = request;
    if (!files.has(`${requested}.br`)) return next();
    response.vary('Accept-Encoding');
    const encoding = request.acceptsEncodings('br', 'gzip');
    if (encoding !== 'br' && encoding !== 'gzip') return next();
    if (!files.has(requested + SUFFIXES[encoding])) return next();
    response.type(path.extname(requested)).set('Content-Encoding', encoding);
    request.url = request.url.replace(requested, requested + SUFFIXES[encoding]);
    next();
  };
}

/** An entry of Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** The files of a page's document, by URL. */
export interface DocumentFiles {
  scripts: readonly string[];
  styles: readonly { href: string; css: string }[];
  fonts: readonly string[];
}

/** The program, whose files index.html references itself. */
const ENTRY = 'index.html';
/** The module for requests; a page with embedded data loads it later. */
const LINKS = 'src/apollo/links.ts';

/** The fonts of every page's text; other alphabets and weights load when a page needs them. */
const FIRST_FONT = /\/(overpass|atkinson-hyperlegible-next)-latin-wght-normal-[\w-]+\.woff2$/;

/** The client as built into a folder, with Vite's manifest. Its entry for the server is in the folder `pages` beside it. */
export class ClientBuild {
  private readonly manifest: Readonly<Record<string, Chunk | undefined>>;
  private readonly styles = new Map<string, string>();
  private entry: Promise<ServerEntry> | null = null;

  constructor(private readonly folder: string) {
    this.manifest = JSON.parse(this.read('.vite/manifest.json')) as Record<string, Chunk>;
    for (const file of Object.values(this.manifest).flatMap((chunk) => chunk?.css ?? []))
      this.styles.set(file, this.read(file));
  }

  /** How the server renders pages. Its code is loaded by the first call, which takes a tenth of a second. */
  serverEntry(): Promise<ServerEntry> {
    return (this.entry ??= import(
      path.join(this.folder, '../pages/entry-server.cjs')
    ) as Promise<ServerEntry>);
  }

  /** The files of a page that only the browser renders, beside those that index.html references. */
  filesOf({ modules }: PageAtUrl): DocumentFiles {
    return this.filesOfModules([LINKS, ...modules]);
  }

  /** The same of a rendered page: without the code for requests, and with all styles, also of its `later` parts. */
  filesOfRendered({ modules, later }: PageAtUrl): DocumentFiles {
    return this.filesOfModules(modules, later);
  }

  /** The styles of all of them, and the scripts that index.html does not reference. */
  private filesOfModules(modules: readonly string[], later: readonly string[] = []): DocumentFiles {
    const named = this.closureOf([ENTRY]);
    const scripts = this.closureOf(modules).filter((file) => file.endsWith('.js') && !named.includes(file));
    return {
      scripts: scripts.map((file) => `/${file}`),
      styles: this.stylesIn(this.closureOf([ENTRY, ...modules, ...later])),
      fonts: this.fonts,
    };
  }

  private read(name: string): string {
    return fs.readFileSync(path.join(this.folder, name), 'utf8');
  }

  private stylesIn(files: readonly string[]): DocumentFiles['styles'] {
    return files.flatMap((file) => {
      const css = this.styles.get(file);
      return css === undefined ? [] : [{ href: `/${file}`, css }];
    });
  }

  private get fonts(): string[] {
    const assets = this.manifest[ENTRY]?.assets ?? [];
    return assets.filter((file) => FIRST_FONT.test(file)).map((file) => `/${file}`);
  }

  /** The files that these modules need. Imports come first, so that a page's own styles override theirs. */
  private closureOf(modules: readonly string[]): string[] {
    const files = new Set<string>();
    const visited = new Set<string>();
    const visit = (name: string) => {
      if (visited.has(name)) return;
      visited.add(name);
      const chunk = this.manifest[name];
      if (!chunk) throw new Error(`The built client has no ${name}`);
      chunk.imports?.forEach(visit);
      files.add(chunk.file);
      chunk.css?.forEach((file) => files.add(file));
    };
    modules.forEach(visit);
    return [...files];
  }
}
