/**
 * Renders the demo's short videos and their captions into `server/seed/media`. The results are committed, so this runs
 * only when a scene changes: `node -r @swc-node/register tools/lesson-videos/render-videos.ts`. It needs a Chromium
 * (`CHROMIUM` names one).
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { captions } from './video';
import { videos } from './scenes/all-videos';

const mediaFolder = path.join(__dirname, '../../server/seed/media');
const largestBytes = 250_000;
/** Divided by a video's seconds to get its bitrate; the encoder's output stays below `largestBytes`. */
const bitsPerVideo = 960_000;

/** WebCodecs exist only on a secure origin; requests to this one are intercepted and never leave the machine. */
const origin = 'https://videos.invalid/';

const faces = {
  'Video Heading': '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2',
  'Video Text':
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  'Video Code':
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
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Videos</title>' }),
  );
  await page.goto(origin);
  await page.addStyleTag({ content: await fontRules() });
  const families = JSON.stringify(Object.keys(faces));
  // A canvas does not wait for fonts: text drawn before they are loaded would silently use a fallback.
  await page.evaluate(
    `Promise.all(${families}.flatMap((face) => [400, 600, 700].map((weight) => document.fonts.load(weight + ' 24px "' + face + '"'))))`,
  );
  await page.addScriptTag({ content: await bundleStudio() });
}

async function renderVideos(): Promise<void> {
  await mkdir(mediaFolder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await openStudio(page);
    for (const video of videos) {
      const encoded = await page.evaluate<string>(
        `encodeVideo(${JSON.stringify(video.name)}, ${String(bitsPerVideo / video.seconds)})`,
      );
      const bytes = Buffer.from(encoded, 'base64');
      if (bytes.length > largestBytes)
        throw new Error(`${video.name} is ${String(bytes.length)} bytes, more than ${String(largestBytes)}`);
      await writeFile(path.join(mediaFolder, `${video.name}.webm`), bytes);
      await writeFile(path.join(mediaFolder, `${video.name}.vtt`), captions(video));
      process.stdout.write(`${video.name}.webm: ${String(video.seconds)} s, ${String(bytes.length)} bytes\n`);
    }
  } finally {
    await browser.close();
  }
}

renderVideos().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
