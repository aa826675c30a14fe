import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AskAboutLesson } from '../../assistant/chat/AskAboutLesson';
import { EnrollButton } from '../../enrollments/progress/EnrollButton';
import { MarkComplete } from '../../enrollments/progress/MarkComplete';
import { BookmarkButton } from '../../courses/bookmarks/BookmarkButton';
import { CourseHeader } from './CourseHeader';
import { CourseInstructor } from './CourseInstructor';
import { CourseLayout, LessonTitle } from './CourseLayout';
import { CourseOffer } from './CourseOffer';
import { CourseOverview } from './CourseOverview';
import type { CoursePageQuery } from './__generated__/CoursePage.generated';
import { CourseSyllabus } from './CourseSyllabus';
import { CourseReviews } from '../../courses/reviews/CourseReviews';
import { lessonKind } from '../../courses/lessons/LessonList';
import { LessonView } from '../../courses/lessons/LessonView';
import { lessonForVisitors, useSelectedLesson } from '../../courses/lessons/useSelectedLesson';
import { withFragment } from '../../../apollo/fragments';
import { Section, Stack } from '../../../ui/layout/Layout';
import { QuizLine, QuizLines, viewerRoleIn } from '../../quizzes/taking/QuizLine';
import { type CourseQuizzesFragment, useCourseQuizzesFragment } from './__generated__/CourseView.generated';
import { NextLessonLink } from './NextLessonLink';
import { OtherCourses } from './OtherCourses';

interface CourseViewProps {
  course: NonNullable<CoursePageQuery['course']>;
  /** Shown above the course. */
  note?: ReactNode;
}

/** A course from the server, before learning it: its details, the list of lessons, and one of them as a preview. */
export function CourseView({ course, note }: CourseViewProps) {
  const { lessons, viewerEnrollment } = course;
  const { lesson, index, next, isChosen } = useSelectedLesson(lessons, null);
  const [params] = useSearchParams();
  const shown = lessonForVisitors(lessons, params);

  return (
    <CourseLayout
      note={note}
      header={<CourseHeader course={course} />}
      offer={
        <CourseOffer
          course={course}
          action={
            <>
              <EnrollButton course={course} lessonId={isChosen ? lesson?.id : undefined} />
              <BookmarkButton course={course} />
            </>
          }
        />
      }
      more={<OtherCourses courseId={course.id} />}
    >
      <CourseOverview course={course} />
      <CourseSyllabus course={course} currentId={shown?.id ?? null} isEnrolled={viewerEnrollment !== null}>
        {!lesson && <p>This course has no lessons yet.</p>}
      </CourseSyllabus>
      {shown && (
        <Stack>
          <LessonTitle
            lessonId={shown.id}
            title={shown.title}
            facts={`Lesson ${index + 1} of ${lessons.length} · ${lessonKind(shown)}`}
          />
          <LessonView
            lesson={shown}
            category={course.category}
            onWatched={() => undefined}
            actions={
              // The enrolled go on to the page for learning.
              !viewerEnrollment && (
                <MarkComplete lesson={shown} course={course}>
                  {next && <NextLessonLink courseId={course.id} lesson={next} />}
                </MarkComplete>
              )
            }
          />
          {course.assistantMode !== 'OFF' && <AskAboutLesson courseId={course.id} lessonId={shown.id} />}
        </Stack>
      )}
      <CourseQuizzes course={course} />
      <CourseInstructor course={course} />
      <CourseReviews
        courseId={course.id}
        canReviewNow={viewerEnrollment !== null && lessons.some((each) => each.viewerHasCompleted)}
      />
    </CourseLayout>
  );
}

/** The course's quizzes, with links for enrolled students. */
const CourseQuizzes = withFragment('course', useCourseQuizzesFragment, CourseQuizzesView);

function CourseQuizzesView({ course }: { course: CourseQuizzesFragment }) {
  return (
    <Section title="Quizzes">
      {course.quizzes.length === 0 ? (
        <p className="wm-muted">This course has no quizzes.</p>
      ) : (
        <QuizLines>
          {course.quizzes.map((quiz) => (
            <li key={quiz.id}>
              <QuizLine quiz={quiz} viewerRole={viewerRoleIn(course)} shownResult="best" />
            </li>
          ))}
        </QuizLines>
      )}
    </Section>
  );
}
