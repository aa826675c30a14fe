import { setTimeout as delay } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { faultIn } from './answers';
import { aBystander } from './bystander';
import type { Cast } from './cast';
import { newResult, type AttackResult } from './report';
import type { Target } from './target';

const MB = 1024 * 1024;

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

/** The largest files that are received; each must be refused while others are served. */
const LISTS: Record<string, () => Uint8Array> = {
  'empty lines': () => Buffer.alloc(4 * MB, '\n'),
  'short lines': () => Buffer.alloc(4 * MB, 'a\n'),
  'one line of commas': () => Buffer.alloc(4 * MB, ','),
  'lines of commas': () => Buffer.alloc(4 * MB, `${','.repeat(99)}\n`),
  'quotation marks': () => Buffer.alloc(4 * MB, '"'),
  'lines with a quotation mark': () => Buffer.alloc(4 * MB, `"${'a,'.repeat(99)}\n`),
  'more groups than a course has': () =>
    Buffer.from(
      `name,email,group\n${Array.from({ length: 20_000 }, (_, n) => `${'ǅ'.repeat(40)},a${n}@b.test,${n}`).join('\n')}`,
    ),
};
const PACKAGES: Record<string, () => Uint8Array> = {
  '10 KB with 10 MB of short lines': () => zip({ 'manifest.csv': 'a\n'.repeat(5 * MB) }),
  '40 KB with 40 MB': () => zip({ 'users.csv': 'a'.repeat(41 * MB) }),
  'lines of commas': () =>
    zip({
      'manifest.csv':
        'oneroster.version,1.2\nfile.classes,bulk\nfile.users,bulk\nfile.enrollments,bulk\npropertyName,value',
      'classes.csv': 'sourcedId,title\n',
      'users.csv': `${','.repeat(99)}\n`.repeat(190_000),
      'enrollments.csv': `${','.repeat(99)}\n`.repeat(190_000),
    }),
  '10 MB of zeros': () => Buffer.alloc(10 * MB),
};
const PICTURES: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  '25 million pixels of one color': () =>
    sharp({ create: { width: 5000, height: 5000, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  'compressed zeros': () => Buffer.concat([PNG_SIGNATURE, deflateSync(Buffer.alloc(40 * MB))]),
};
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Uploads files that would stop a server that reads them without limits, while a bystander uses the platform. */
export async function uploadHostileFiles(target: Target, cast: Cast): Promise<AttackResult> {
  const result = newResult('hostile files');
  const { author, admin } = cast.tokens;
  const uploads = [
    { method: 'POST', path: `/instructor/courses/${cast.course.id}/rosters`, token: author, files: LISTS },
    { method: 'POST', path: '/admin/rosters', token: admin, files: PACKAGES },
    { method: 'PUT', path: '/auth/profile/picture', token: author, files: PICTURES },
    { method: 'PUT', path: '/platform/logo', token: admin, files: PICTURES },
  ];
  for (const { method, path, token, files } of uploads) {
    // Made before the bystander comes, because that takes this process long.
    const bodies = await Promise.all(
      Object.entries(files).map(async ([name, make]) => [name, await make()] as const),
    );
    // Connections that the server closed meanwhile are noticed, and not used.
    await delay(100);
    const bystander = aBystander(target);
    for (const [name, body] of bodies) {
      const answer = await target.rest(method, path, { token, body });
      result.tried++;
      const isRefused = /"error":"[^"]/.test(answer.text) && [400, 413].includes(answer.status);
      const fault = faultIn(answer) ?? (isRefused ? null : `${answer.status}: ${answer.text}`);
      if (fault) result.violations.push(`${path}, ${name}: ${fault}`);
    }
    await bystander.leave(result);
  }
  return result;
}
