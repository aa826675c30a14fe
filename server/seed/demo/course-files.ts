import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { CourseContent } from '../../modules/courses/course.entities';
import { ROOT } from '../../platform/root';
import type { SeededCourse } from '../world';

const COURSES = path.join(ROOT, 'server/seed/demo/courses');
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
/** Usual reading speed for technical text. */
const WORDS_PER_MINUTE = 180;

interface DemoLesson {
  title: string;
  description: string;
  videoUrl: string | null;
  captionsUrl: string | null;
  /** m:ss; of the video, or the reading time of a lesson with notes only. */
  duration: string;
  notes: string;
}

interface DemoCourse extends Partial<CourseContent> {
  title: string;
  /** Key in people.ts. */
  instructor: string;
  lessons: DemoLesson[];
}

/** Reads the demo's courses in the order of their folders. */
export function readDemoCourses(): DemoCourse[] {
  return fs
    .readdirSync(COURSES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readCourse(path.join(COURSES, name)));
}

function readCourse(folder: string): DemoCourse {
  const about = parse(fs.readFileSync(path.join(folder, 'course.yaml'), 'utf8')) as Omit<
    DemoCourse,
    'lessons'
  >;
  const lessons = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readLesson(path.join(folder, name)));
  return { ...about, lessons };
}

function readLesson(file: string): DemoLesson {
  const [, frontMatter, notes] = FRONT_MATTER.exec(fs.readFileSync(file, 'utf8')) ?? [];
  if (frontMatter === undefined || notes === undefined) throw new Error(`${file} has no front matter`);
  const about = parse(frontMatter) as {
    title: string;
    description: string;
    video?: string;
    captions?: string;
    duration?: string;
  };
  return {
    title: about.title,
    description: about.description,
    videoUrl: about.video ?? null,
    captionsUrl: about.captions ?? null,
    duration: about.duration ?? readingTime(notes),
    notes: notes.trim(),
  };
}

function readingTime(notes: string): string {
  const words = notes.split(/\s+/).length;
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))}:00`;
}

/** The course whose title starts with this text. */
export function courseCalled(courses: readonly SeededCourse[], start: string): SeededCourse {
  const course = courses.find(({ title }) => title.startsWith(start));
  if (!course) throw new Error(`No demo course is called ${start}…`);
  return course;
}
