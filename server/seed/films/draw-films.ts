/**
 * Draws the demo's short films and their captions into `server/seed/media`. The results are committed, so this runs only when
 * a scene changes: `node -r @swc-node/register server/seed/films/draw-films.ts`. It needs a Chromium (`CHROMIUM` names one).
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { captions } from './film';
import { films } from './scenes/all-films';

const mediaFolder = path.join(__dirname, '..', 'media');
const largestBytes = 250_000;
/** Shared out over a film's seconds; what the encoder makes of it stays below `largestBytes`. */
const bitsPerFilm = 960_000;

/** WebCodecs exist only on a secure origin; requests to this one are answered here and never leave the machine. */
const origin = 'https://films.invalid/';

const faces = {
  'Film Heading': '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2',
  'Film Text':
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  'Film Code':
    '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2',
};

function findChromium(): string {
  const usual = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  const found = usual.find((candidate) => candidate !== undefined && existsSync(candidate));
  if (found === undefined) throw new Error('No Chromium found. Name one: CHROMIUM=/path/to/chromium');
  return found;
}

async function bundleStudio(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(__dirname, 'studio.mjs'), formats: ['iife'], name: 'studio' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = 'output' in bundle ? bundle.output.find((file) => file.type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The scenes could not be bundled for the browser');
  return chunk.code;
}

async function fontRules(): Promise<string> {
  const fromHere = createRequire(__filename);
  const rules = Object.entries(faces).map(async ([family, file]) => {
    const data = (await readFile(fromHere.resolve(file))).toString('base64');
    return `@font-face { font-family: "${family}"; font-weight: 200 900; src: url(data:font/woff2;base64,${data}); }`;
  });
  return (await Promise.all(rules)).join('\n');
}

async function openStudio(page: Page): Promise<void> {
  await page.route(`${origin}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Films</title>' }),
  );
  await page.goto(origin);
  await page.addStyleTag({ content: await fontRules() });
  const families = JSON.stringify(Object.keys(faces));
  // A canvas does not wait for fonts: text drawn before they are loaded would silently use another.
  await page.evaluate(
    `Promise.all(${families}.flatMap((face) => [400, 600, 700].map((weight) => document.fonts.load(weight + ' 24px "' + face + '"'))))`,
  );
  await page.addScriptTag({ content: await bundleStudio() });
}

async function drawFilms(): Promise<void> {
  await mkdir(mediaFolder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await openStudio(page);
    for (const film of films) {
      const encoded = await page.evaluate<string>(
        `encodeFilm(${JSON.stringify(film.name)}, ${String(bitsPerFilm / film.seconds)})`,
      );
      const bytes = Buffer.from(encoded, 'base64');
      if (bytes.length > largestBytes)
        throw new Error(`${film.name} is ${String(bytes.length)} bytes, more than ${String(largestBytes)}`);
      await writeFile(path.join(mediaFolder, `${film.name}.webm`), bytes);
      await writeFile(path.join(mediaFolder, `${film.name}.vtt`), captions(film));
      process.stdout.write(`${film.name}.webm: ${String(film.seconds)} s, ${String(bytes.length)} bytes\n`);
    }
  } finally {
    await browser.close();
  }
}

drawFilms().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
