import fc from 'fast-check';
import { check } from '../../../platform/validation.rules';
import { courseRules, lessonRules, newCourseRules, priceCentsOf, tagsOf } from './course-form.rules';

const course = { title: ' Knots ', description: 'All of them.', category: 'Backend' };
const lesson = { title: 'Bowline', videoUrl: 'https://example.org/a.mp4' };
const problems = (result: ReturnType<typeof check>) => (result.ok ? [] : result.fields);
const ofCourse = (given: object) => problems(check(courseRules, { ...course, ...given }));
const ofLesson = (given: object) => problems(check(lessonRules, { ...lesson, ...given }));

describe('a course', () => {
  it('is trimmed and completed', () => {
    expect(check(courseRules, { ...course, skills: [' React ', 'react', '', 'Café', 'CAFE'] })).toEqual({
      ok: true,
      value: {
        title: 'Knots',
        description: 'All of them.',
        category: 'Backend',
        level: 'BEGINNER',
        priceCents: 0,
        skills: ['React', 'Café'],
        subtitle: null,
        outcomes: [],
        requirements: [],
        language: null,
        glyph: null,
        completionRule: 'WATCHED',
        certificateRule: 'LESSONS',
        assistantMode: 'ANSWERS',
      },
    });
  });

  it('has a subtitle of one line, and lists without blank lines', () => {
    const given = { subtitle: ' Tie,\n untie ', outcomes: [' Tie  a bowline ', ' '], requirements: ['Rope'] };
    expect(check(courseRules, { ...course, ...given, language: 'nb' })).toMatchObject({
      value: {
        subtitle: 'Tie, untie',
        outcomes: ['Tie a bowline'],
        requirements: ['Rope'],
        language: 'nb',
      },
    });
    expect(check(courseRules, { ...course, subtitle: '  ' })).toMatchObject({ value: { subtitle: null } });
  });

  it.each([
    ['subtitle', 'a'.repeat(161), 'subtitle', 'Subtitle can be at most 160 characters'],
    ['subtitle', 'a\0', 'subtitle', 'Subtitle contains unsupported characters'],
    ['outcomes', Array(13).fill('a'), 'outcomes', 'A course can have at most 12 learning outcomes'],
    [
      'outcomes',
      ['a'.repeat(161)],
      'outcomes.0',
      'Each of the learning outcomes can be at most 160 characters',
    ],
    ['outcomes', 'a', 'outcomes', 'The learning outcomes must be a list'],
    ['requirements', Array(11).fill('a'), 'requirements', 'A course can have at most 10 requirements'],
    ['requirements', ['a\0'], 'requirements.0', 'The requirements contain unsupported characters'],
    ['language', 'klingon', 'language', 'Please choose one of the languages'],
    ['glyph', 'UNICORN', 'glyph', 'Please choose one of the drawings'],
  ])('refuses %s %j', (field, value, path, message) => {
    expect(ofCourse({ [field]: value })).toEqual([{ path, message }]);
  });

  it.each(['title', 'description', 'category'])('needs a %s', (path) => {
    for (const value of ['', '  ', undefined, null])
      expect(ofCourse({ [path]: value })).toEqual([{ path, message: 'Please fill in all required fields' }]);
  });

  it('has limits', () => {
    const paths = (given: object) => ofCourse(given).map(({ path }) => path);
    expect(paths({ title: 'x'.repeat(200), description: 'x'.repeat(10_000) })).toEqual([]);
    expect(paths({ title: 'x'.repeat(201) })).toEqual(['title']);
    expect(paths({ description: 'x'.repeat(10_001) })).toEqual(['description']);
    expect(paths({ title: 'a\u0000b' })).toEqual(['title']);
    expect(paths({ level: 'EXPERT' })).toEqual(['level']);
    const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);
    expect(paths({ skills: [...tags(20), 'TAG 3'] })).toEqual([]);
    expect(paths({ skills: tags(21) })).toEqual(['skills']);
    expect(paths({ skills: ['x'.repeat(51)] })).toEqual(['skills.0']);
    for (const priceCents of [-1, 0.5, Number.NaN, 100_000_000, Number.POSITIVE_INFINITY])
      expect(paths({ priceCents })).toEqual(['priceCents']);
    expect(paths({ priceCents: 99_999_999 })).toEqual([]);
  });

  it('names the lesson that is refused', () => {
    const result = check(newCourseRules, { ...course, lessons: [lesson, { title: '' }] });
    expect(problems(result).map(({ path }) => path)).toEqual(['lessons.1.title', 'lessons.1.videoUrl']);
    const unseen = check(newCourseRules, { ...course, lessons: [lesson, { title: 'x' }] });
    expect(problems(unseen).map(({ path }) => path)).toEqual(['lessons.1.videoUrl']);
    expect(problems(check(newCourseRules, { ...course, lessons: Array(201).fill(lesson) }))).toHaveLength(1);
  });
});

describe('a price', () => {
  it('is exact in cents, whatever the dollars', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(priceCentsOf(cents / 100)).toBe(cents);
        expect(priceCentsOf((cents / 100).toFixed(2))).toBe(cents);
      }),
    );
    expect(priceCentsOf(' 7. ')).toBe(700);
  });

  it('is not negative, no fraction of a cent, no million, no word', () => {
    for (const value of [-1, -0.01, 0.001, 1e6, 1e21, Number.NaN, Infinity, '', 'free', '1,5', null, {}, []])
      expect(priceCentsOf(value)).toBeNull();
  });
});

it('tags are never repeated, blank or padded', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (given) => {
      const tags = tagsOf(given);
      expect(tagsOf([...tags, ...given])).toEqual(tags);
      for (const tag of tags) expect(tag).toBe(tag.trim());
    }),
  );
});

describe('a lesson', () => {
  it('needs a title, and a video or notes', () => {
    const required = 'Please fill in all required fields';
    expect(ofLesson({ title: ' ' })).toEqual([{ path: 'title', message: required }]);
    expect(ofLesson({ videoUrl: ' ' })).toEqual([{ path: 'videoUrl', message: required }]);
    expect(ofLesson({ videoUrl: null, notes: ' \n' })).toEqual([{ path: 'videoUrl', message: required }]);
    expect(ofLesson({ videoUrl: null, notes: '# Read' })).toEqual([]);
    expect(check(lessonRules, lesson)).toEqual({
      ok: true,
      value: { ...lesson, description: '', notes: '', captionsUrl: null, captionsText: null, duration: null },
    });
  });

  it('refuses addresses that are no video', () => {
    for (const videoUrl of [
      'not an address',
      'javascript:alert(1)',
      'http://example.org/a.mp4',
      'https://me:secret@example.org/a.mp4',
      '/etc/passwd',
    ])
      expect(ofLesson({ videoUrl })).toEqual([
        { path: 'videoUrl', message: 'Please enter a valid video URL' },
      ]);
    for (const videoUrl of ['/media/a.webm', 'https://youtu.be/dQw4w9WgXcQ', 'https://example.org/talk'])
      expect(ofLesson({ videoUrl })).toEqual([]);
  });

  it('has captions in a .vtt file alone', () => {
    for (const captionsUrl of ['/media/a.vtt', 'https://example.org/a.VTT?x=1', ' ', null])
      expect(ofLesson({ captionsUrl })).toEqual([]);
    expect(
      check(lessonRules, { ...lesson, captionsText: '1\n00:00:01,000 --> 00:00:02,000\nHi' }),
    ).toMatchObject({
      value: { captionsText: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHi' },
    });
    for (const captionsUrl of ['https://example.org/a.srt', '/a.vtt', 'https://example.org/?.vtt', 'a.vtt'])
      expect(ofLesson({ captionsUrl }).map(({ path }) => path)).toEqual(['captionsUrl']);
  });

  it('has limits', () => {
    const paths = (given: object) => ofLesson(given).map(({ path }) => path);
    expect(paths({ duration: 'x'.repeat(20), notes: 'x'.repeat(50_000) })).toEqual([]);
    expect(paths({ duration: 'x'.repeat(21) })).toEqual(['duration']);
    expect(paths({ notes: 'x'.repeat(50_001) })).toEqual(['notes']);
    expect(paths({ notes: '\ud800' })).toEqual(['notes']);
    expect(paths({ title: 'x'.repeat(201) })).toEqual(['title']);
  });
});
