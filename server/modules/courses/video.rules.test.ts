import fc from 'fast-check';
import { anyCharacter } from '../../test/any-text';
import { captionsOf, durationSeconds, isVideoUrl, videoOf } from './video.rules';

const id = 'dQw4w9WgXcQ';

describe('a YouTube address', () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?list=PL1&v=${id}&t=0s`,
    `https://m.youtube.com/watch?v=${id}#comments`,
    `https://youtu.be/${id}?si=abc`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
    `  https://youtu.be/${id}  `,
  ])('%s is embedded without cookies', (url) => {
    expect(videoOf(url)).toEqual({
      kind: 'youtube',
      id,
      start: 0,
      embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
      watchUrl: `https://www.youtube.com/watch?v=${id}`,
    });
  });

  it.each([
    [`https://www.youtube.com/watch?v=${id}&t=1m30s`, 90],
    [`https://youtu.be/${id}?t=90`, 90],
    [`https://youtu.be/${id}?si=abc&t=42s`, 42],
    [`https://www.youtube.com/embed/${id}?start=90&end=120`, 90],
    [`https://www.youtube.com/watch?v=${id}#t=1h2m3s`, 3723],
    [`https://www.youtube.com/watch?time_continue=7&v=${id}`, 7],
    [`https://www.youtube.com/live/${id}?t=1h`, 3600],
    [`https://youtu.be/${id}?t=-5`, 0],
    [`https://youtu.be/${id}?t=soon`, 0],
    [`https://youtu.be/${id}?t=${'9'.repeat(1000)}`, 0],
  ])('%s starts at second %d', (url, start) => {
    const watchUrl = `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`;
    expect(videoOf(url)).toMatchObject({ start, watchUrl });
  });

  it.each([
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${id}x`,
    'https://www.youtube.com/embed/"onload=al',
    'https://youtu.be/',
    'https://www.youtube.com/@somebody',
    `http://www.youtube.com/watch?v=${id}`,
  ])('%s names no video we may embed', (url) => expect(videoOf(url)).toBeNull());

  it('is not recognized on a look-alike host', () => {
    expect(videoOf(`https://youtube.com.evil.example/watch?v=${id}`)).toMatchObject({ kind: 'link' });
    expect(videoOf(`https://notyoutube.com/embed/${id}`)).toMatchObject({ kind: 'link' });
  });
});

describe('a video file', () => {
  it.each([
    ['mp4', 'video/mp4'],
    ['webm', 'video/webm'],
    ['ogg', 'video/ogg'],
    ['ogv', 'video/ogg'],
    ['avi', 'video/x-msvideo'],
    ['mov', 'video/quicktime'],
    ['mkv', 'video/x-matroska'],
    ['flv', 'video/x-flv'],
    ['wmv', 'video/x-ms-wmv'],
    ['3gp', 'video/3gpp'],
    ['m4v', 'video/mp4'],
  ])('ends in .%s', (ending, mimeType) => {
    const url = `https://videos.example/a%20b/lesson.${ending}?token=1`;
    expect(videoOf(url)).toEqual({ kind: 'file', url, mimeType });
    expect(videoOf(`https://videos.example/lesson.${ending.toUpperCase()}`)).toMatchObject({ kind: 'file' });
  });

  it('may be our own, below /media/ alone', () => {
    expect(videoOf('/media/box-model.webm')).toEqual({
      kind: 'file',
      url: '/media/box-model.webm',
      mimeType: 'video/webm',
    });
    for (const path of [
      '/other/a.webm',
      '/media/../auth/profile.webm',
      '/media/%2e%2e/a.webm',
      '//evil.example/media/a.webm',
      '/\\evil.example/media/a.webm',
      '/media//evil.example',
      '/media/',
      'media/a.webm',
    ])
      expect([path, videoOf(path)]).toEqual([path, null]);
  });

  it('is served over http by this machine alone', () => {
    expect(videoOf('http://localhost:5000/a.mp4')).toMatchObject({ kind: 'file' });
    expect(videoOf('http://127.0.0.1/a.mp4')).toMatchObject({ kind: 'file' });
    expect(videoOf('http://videos.example/a.mp4')).toBeNull();
    expect(videoOf('http://localhost.evil.example/a.mp4')).toBeNull();
  });
});

it('offers another https page as a link, whatever its ending', () => {
  expect(videoOf('https://videos.example/watch/7')).toEqual({
    kind: 'link',
    url: 'https://videos.example/watch/7',
  });
  expect(videoOf('https://videos.example/a.constructor')).toMatchObject({ kind: 'link' });
  expect(videoOf('https://videos.example/?file=a.mp4')).toMatchObject({ kind: 'link' });
});

it.each([
  '',
  '   ',
  null,
  undefined,
  'javascript:alert(1)//.mp4',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:video/mp4;base64,AAAA',
  'blob:https://videos.example/1.mp4',
  'file:///etc/passwd.mp4',
  'ftp://videos.example/a.mp4',
  'https://user:secret@videos.example/a.mp4',
  'https://user@videos.example/a.mp4',
  'https://',
  'lesson.mp4',
  'https://videos.example/\u0000.mp4',
])('refuses %p', (url) => expect(videoOf(url)).toBeNull());

it('refuses more than 2,000 characters', () => {
  const longest = `https://videos.example/${'a'.repeat(1973)}.mp4`;
  expect(longest).toHaveLength(2000);
  expect(isVideoUrl(longest)).toBe(true);
  expect(isVideoUrl(`${longest}?`)).toBe(false);
});

it('lets captions come from where videos may come from', () => {
  expect(captionsOf('/media/box-model.vtt')).toBe('/media/box-model.vtt');
  expect(captionsOf('https://videos.example/a.vtt')).toBe('https://videos.example/a.vtt');
  for (const url of [null, '', 'data:text/vtt,WEBVTT', '//evil.example/a.vtt', `https://youtu.be/${id}`])
    expect(captionsOf(url)).toBeNull();
});

describe('whatever the text', () => {
  const scheme = fc.constantFrom(
    'https:',
    'http:',
    'javascript:',
    'data:',
    'blob:',
    'vbscript:',
    'HTTPS:',
    '\tjava\nscript:',
    '',
  );
  const nasty = fc
    .tuple(
      scheme,
      fc.constantFrom('', '/', '//', '\\\\', '/\\', '///'),
      fc.constantFrom(
        'videos.example',
        'youtube.com',
        'a:b@videos.example',
        'localhost',
        'media',
        '[::1]',
        '',
      ),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', '.mp4', '.webm', `/watch?v=${id}`, '?v=.mp4', '#.mp4'),
    )
    .map((parts) => parts.join(''));

  it('answers with https, this machine or our own media, without credentials, or refuses', () => {
    fc.assert(
      fc.property(fc.oneof(nasty, fc.webUrl(), fc.string(), fc.string({ unit: anyCharacter })), (text) => {
        const video = videoOf(text);
        if (!video) return;
        const addresses = video.kind === 'youtube' ? [video.embedUrl, video.watchUrl] : [video.url];
        for (const address of addresses) {
          const url = new URL(address, 'https://own.invalid');
          expect(`${url.username}${url.password}`).toBe('');
          if (url.protocol === 'http:') expect(['localhost', '127.0.0.1', '[::1]']).toContain(url.hostname);
          else expect(url.protocol).toBe('https:');
          if (address.startsWith('/')) {
            expect(url.origin).toBe('https://own.invalid');
            expect(url.pathname).toMatch(/^\/media\//);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a duration', () => {
  it.each([
    ['10:30', 630],
    ['0:07', 7],
    [' 1:02:03 ', 3723],
    ['90:00', 5400],
    ['0:00', 0],
  ])('%p is %d seconds', (text, seconds) => expect(durationSeconds(text)).toBe(seconds));

  it.each([
    '',
    null,
    undefined,
    'ten minutes',
    '10',
    '10:60',
    '1:60:00',
    '1:2:03',
    '-1:00',
    '10:30 min',
    '1:00:00:00',
  ])('%p is no clock time', (text) => expect(durationSeconds(text)).toBeNull());
});
