import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import {
  AssistantMode,
  CertificateRule,
  CompletionRule,
  type CourseContent,
  CourseLevel,
} from '../../modules/courses/course.entities';
import { ROOT } from '../../platform/root';

const COURSES = path.join(ROOT, 'server/seed/demo/courses');
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
/** Usual reading speed for technical text. */
const WORDS_PER_MINUTE = 180;

const LEVELS: Record<string, CourseLevel> = {
  beginner: CourseLevel.BEGINNER,
  intermediate: CourseLevel.INTERMEDIATE,
  advanced: CourseLevel.ADVANCED,
};

interface DemoLesson {
  title: string;
  description: string;
  videoUrl: string | null;
  captionsUrl: string | null;
  /** m:ss; of the video, or the reading time of a lesson with notes only. */
  duration: string;
  notes: string;
}

interface DemoCourse extends CourseContent {
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
    'lessons' | 'level' | 'certificateRule' | 'assistantMode'
  > & {
    level: string;
    /** If absent, LESSONS. */
    certificateRule?: keyof typeof CertificateRule;
  };
  const lessons = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readLesson(path.join(folder, name)));
  const level = LEVELS[about.level];
  if (!level) throw new Error(`${folder} has no level of ours`);
  const certificateRule = CertificateRule[about.certificateRule ?? 'LESSONS'];
  return {
    ...about,
    level,
    completionRule: CompletionRule.WATCHED,
    certificateRule,
    assistantMode: AssistantMode.ANSWERS,
    lessons,
  };
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
