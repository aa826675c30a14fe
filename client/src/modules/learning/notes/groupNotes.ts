import type { NoteItemFragment } from './__generated__/notes.generated';

export interface LessonNotes {
  lessonId: string;
  title: string;
  canOpen: boolean;
  notes: NoteItemFragment[];
}

interface CourseNotes {
  courseId: string;
  title: string;
  lessons: LessonNotes[];
}

/** Groups notes, which the server orders by course and lesson. */
export function groupNotes(notes: readonly NoteItemFragment[]): CourseNotes[] {
  const courses: CourseNotes[] = [];
  for (const note of notes) {
    let course = courses.at(-1);
    if (course?.courseId !== note.courseId)
      courses.push((course = { courseId: note.courseId, title: note.courseTitle, lessons: [] }));
    let lesson = course.lessons.at(-1);
    if (lesson?.lessonId !== note.lessonId) {
      const { lessonId, lessonTitle: title, canOpenLesson: canOpen } = note;
      course.lessons.push((lesson = { lessonId, title, canOpen, notes: [] }));
    }
    lesson.notes.push(note);
  }
  return courses;
}
