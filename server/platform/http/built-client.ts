import fs from 'node:fs';
import path from 'node:path';
import type { PageDrawing } from '../first-page.rules';
import type { DocumentFiles } from './page-document';

/** An entry of Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** The program, whose files index.html references itself. */
const ENTRY = 'index.html';
/** The module for requests; a page with embedded data loads it later. */
const LINKS = 'src/apollo/links.ts';

/** The fonts of every page's text; other alphabets and weights load when a page needs them. */
const FIRST_FONTS = [
  /\/overpass-latin-wght-normal-[\w-]+\.woff2$/,
  /\/atkinson-hyperlegible-next-latin-wght-normal-[\w-]+\.woff2$/,
];

/** The built client: its document, the files of each page, and how the server renders pages. */
export class BuiltClient {
  /** Files referenced by index.html. */
  private readonly named: ReadonlySet<string>;

  private loadedDrawing: Promise<PageDrawing> | null = null;

  private constructor(
    private readonly folder: string,
    /** index.html as built. */
    readonly html: string,
    private readonly manifest: Readonly<Record<string, Chunk | undefined>>,
    /** Stylesheets by file name. */
    private readonly styles: ReadonlyMap<string, string>,
  ) {
    this.named = new Set(this.closureOf([ENTRY]));
  }

  /** Reads the build in `folder`; null if it contains only a document and its files. */
  static read(folder: string): BuiltClient | null {
    const manifestFile = path.join(folder, '.vite/manifest.json');
    if (!fs.existsSync(manifestFile)) return null;
    const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
    const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
    const sheets = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
    const styles = [...sheets].map((file) => [file, read(file)] as const);
    return new BuiltClient(folder, read('index.html'), manifest, new Map(styles));
  }

  /** Renders pages on the server. Its code is loaded by the first call, which takes a tenth of a second. */
  drawing(): Promise<PageDrawing> {
    const load = async () => {
      const file = path.join(this.folder, '.server/draw-page.cjs');
      return ((await import(file)) as { pageDrawing: PageDrawing }).pageDrawing;
    };
    return (this.loadedDrawing ??= load());
  }

  /** The files of a page rendered in the browser, beside those that index.html references. */
  filesOf(modules: readonly string[]): DocumentFiles {
    const files = this.closureOf([LINKS, ...modules]).filter((file) => !this.named.has(file));
    return { scripts: scriptsIn(files), styles: this.stylesIn(files), fonts: this.fonts };
  }

  /**
   * The same for a page rendered by the server: without the code for requests, and with all styles, also of its `later`
   * parts.
   */
  filesOfDrawn(modules: readonly string[], later: readonly string[]): DocumentFiles {
    return {
      scripts: scriptsIn(this.closureOf(modules).filter((file) => !this.named.has(file))),
      styles: this.stylesIn(this.closureOf([ENTRY, ...modules, ...later])),
      fonts: this.fonts,
    };
  }

  private stylesIn(files: readonly string[]): DocumentFiles['styles'] {
    return files
      .filter((file) => file.endsWith('.css'))
      .map((file) => ({ href: `/${file}`, css: this.styles.get(file)! }));
  }

  private get fonts(): string[] {
    const assets = this.manifest[ENTRY]?.assets ?? [];
    return assets.filter((file) => FIRST_FONTS.some((font) => font.test(file))).map((file) => `/${file}`);
  }

  private closureOf(modules: readonly string[]): string[] {
    const files = new Set<string>();
    const seen = new Set<string>();
    const visit = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      const chunk = this.manifest[name];
      if (!chunk) throw new Error(`The built client has no ${name}`);
      // Imports come first, so that a page's own styles override theirs.
      chunk.imports?.forEach(visit);
      files.add(chunk.file);
      chunk.css?.forEach((file) => files.add(file));
    };
    modules.forEach(visit);
    return [...files];
  }
}

const scriptsIn = (files: readonly string[]) =>
  files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
