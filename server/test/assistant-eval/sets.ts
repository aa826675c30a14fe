import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../../platform/root';

const SETS = path.join(ROOT, 'server/test/assistant-eval/sets');

const answered = z.object({ question: z.string(), course: z.string().optional(), lesson: z.string() });
const followUp = z.object({ first: z.string(), then: z.string(), lesson: z.string() });

/** Questions about some courses: those that one lesson answers, and those that no lesson answers. */
const questions = z.object({
  answered: z.array(answered),
  unanswered: z.array(z.string()),
  follow_ups: z.array(followUp).default([]),
});

const courses = z.object({
  /** BCP 47 tag. */
  language: z.string(),
  courses: z.array(
    z.object({
      title: z.string(),
      lessons: z.array(z.object({ title: z.string(), notes: z.string() })),
    }),
  ),
});

export type Questions = z.infer<typeof questions>;
export type Courses = z.infer<typeof courses>;

const read = (file: string): unknown => parse(fs.readFileSync(file, 'utf8'));

/** Questions about the demo: `tune` may be looked at while changing the assistant, `report` may not. */
export const demoQuestions = (half: 'tune' | 'report'): Questions =>
  z.object({ tune: questions, report: questions }).parse(read(path.join(SETS, 'demo.yaml')))[half];

/** Courses with questions, both written for the measurement. */
export const ownSet = (name: 'gardening' | 'spanish' | 'russian'): Courses & Questions =>
  z.intersection(courses, questions).parse(read(path.join(SETS, `${name}.yaml`)));

/**
 * A book of another author: each folder in `folder` is a course, or `folder` itself if it has none; each Markdown file
 * is a lesson, called by its first heading. `questions.yaml` has the questions, and `language` if it is not English.
 */
export function bookSet(folder: string): Courses & Questions {
  const file = path.join(folder, 'questions.yaml');
  const asked = questions.parse(read(file));
  const { language } = z.object({ language: z.string().default('en') }).parse(read(file));
  const folders = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name));
  return {
    ...asked,
    language,
    courses: (folders.length > 0 ? folders : [folder]).map((course) => ({
      title: path.basename(course),
      lessons: fs
        .readdirSync(course)
        .filter((name) => name.endsWith('.md'))
        .sort()
        .map((name) => lessonOf(name, fs.readFileSync(path.join(course, name), 'utf8'))),
    })),
  };
}

function lessonOf(name: string, text: string): { title: string; notes: string } {
  const title = /^#\s+(.+)$/m.exec(text);
  return {
    title: title?.[1]!.trim() ?? path.basename(name, '.md'),
    notes: title ? text.replace(title[0], '').trim() : text,
  };
}
