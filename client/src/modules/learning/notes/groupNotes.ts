/** What a note says about its lesson. */
export interface PlacedNote {
  courseId: string;
  courseTitle: string;
  lessonId: string;
  lessonTitle: string;
  canOpenLesson: boolean;
}

export interface LessonNotes<Note> {
  lessonId: string;
  title: string;
  canOpen: boolean;
  notes: Note[];
}

export interface CourseNotes<Note> {
  courseId: string;
  title: string;
  lessons: LessonNotes<Note>[];
}

/** Groups notes, which the server orders by course and lesson. */
export function groupNotes<Note extends PlacedNote>(notes: readonly Note[]): CourseNotes<Note>[] {
  const courses: CourseNotes<Note>[] = [];
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
