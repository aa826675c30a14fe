import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { QueryView } from '../../../apollo/QueryView';
import { Button } from '../../../ui/buttons/Button';
import { ChevronRightIcon } from '../../../ui/icons/Icons';
import { useLessonPresence } from '../../enrollments/progress/useLessonPresence';
import { AskAboutLesson } from '../../assistant/chat/AskAboutLesson';
import { EnrollButton } from '../../enrollments/progress/EnrollButton';
import { MarkComplete } from '../../enrollments/progress/MarkComplete';
import { useCompleteLesson } from '../../enrollments/progress/useCompleteLesson';
import { useEnrollmentUpdates } from '../../enrollments/progress/useEnrollmentUpdates';
import { BookmarkButton } from '../../courses/bookmarks/BookmarkButton';
import { CourseHeader } from './CourseHeader';
import { CourseInstructor } from './CourseInstructor';
import { CourseLayout, LessonTitle } from './CourseLayout';
import { Muted } from '../../../ui/text/Muted';
import styles from './CourseLayout.module.css';
import { CourseOffer } from './CourseOffer';
import { CourseOverview } from './CourseOverview';
import type { CoursePageQuery } from './__generated__/CoursePage.generated';
import { CourseSyllabus } from './CourseSyllabus';
import { CourseReviews } from '../../courses/reviews/CourseReviews';
import { lessonKind } from '../../courses/lessons/LessonList';
import { LessonView } from '../../courses/lessons/LessonView';
import { lessonForVisitors, useSelectedLesson } from '../../courses/lessons/useSelectedLesson';
import type { FragmentType } from '@apollo/client';
import { Section, Stack } from '../../../ui/layout/Layout';
import { QuizLine, QuizLines, viewerRoleIn } from '../../quizzes/taking/QuizLine';
import {
  type CourseProgressFragment,
  type CourseQuizzesFragment,
  type OtherCourseFragment,
  type OtherCoursesQuery,
  useCourseProgressFragment,
  useCourseQuizzesFragment,
  useOtherCourseFragment,
  useOtherCoursesQuery,
} from './__generated__/CourseView.generated';
import { formatDuration } from '#server/modules/courses/duration.rules';
import { formatCount, formatPrice } from '../../../lib/format';
import { Card, CardLink } from '../../../ui/display/Card';
import { LineBadge } from '../../../ui/map/LineBadge';
import { Stars } from '../../../ui/display/Stars';
import { levelName } from '../../courses/levelLabels';
import { LineTrack, trackLabel } from '../../../ui/map/LineTrack';
import { CourseComplete } from '../../enrollments/progress/CourseComplete';

interface CourseViewProps {
  course: NonNullable<CoursePageQuery['course']>;
  /** Shown above the course. */
  note?: ReactNode;
}

/** A course from the server: its details, the selected lesson and the list of lessons. */
export function CourseView({ course, note }: CourseViewProps) {
  const { lessons, viewerEnrollment } = course;
  const [justFinished, setJustFinished] = useState(false);
  const { lesson, index, next } = useSelectedLesson(lessons, viewerEnrollment?.resumeLesson?.id ?? null);
  const [params] = useSearchParams();
  const shown = viewerEnrollment ? lesson : lessonForVisitors(lessons, params);
  const { complete, undo } = useCompleteLesson(course.id, () => setJustFinished(true));
  useEnrollmentUpdates({ enabled: viewerEnrollment !== null });
  useLessonPresence(viewerEnrollment && lesson ? lesson.id : null);

  return (
    <CourseLayout
      note={note}
      header={<CourseHeader course={course} />}
      offer={
        <CourseOffer
          course={course}
          action={
            <>
              <EnrollButton course={course} />
              <BookmarkButton course={course} />
            </>
          }
        />
      }
      more={<OtherCourses courseId={course.id} />}
    >
      <CourseOverview course={course} />
      <CourseSyllabus course={course} currentId={shown?.id ?? null} isEnrolled={viewerEnrollment !== null}>
        {lesson ? (
          <CourseProgress course={course} justFinished={justFinished} />
        ) : (
          <p>This course has no lessons yet.</p>
        )}
      </CourseSyllabus>
      {shown && (
        <Stack>
          <LessonTitle
            lessonId={shown.id}
            title={shown.title}
            facts={[
              `Lesson ${index + 1} of ${lessons.length}`,
              lessonKind(shown),
              ...(shown.viewerHasCompleted ? ['Completed'] : []),
            ].join(' · ')}
          />
          <LessonView
            lesson={shown}
            category={course.category}
            onWatched={() => {
              if (viewerEnrollment && course.completionRule === 'WATCHED') void complete(shown);
            }}
            actions={
              <MarkComplete
                lesson={shown}
                course={course}
                onComplete={(done) => void complete(done)}
                onUndo={(done) => void undo(done)}
              >
                {next && <NextLessonLink courseId={course.id} lesson={next} />}
              </MarkComplete>
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

/** Link to the next lesson. */
export function NextLessonLink({
  courseId,
  lesson,
}: {
  courseId: string;
  lesson: { id: string; title: string };
}) {
  return (
    <Button
      component={Link}
      to={paths.courseAtLesson(courseId, lesson.id)}
      preventScrollReset
      variant="secondary"
      iconEnd={<ChevronRightIcon size={16} />}
    >
      Next lesson: {lesson.title}
    </Button>
  );
}

/** The course's quizzes, with links for enrolled students. */
function CourseQuizzes({ course: from }: { course: FragmentType<CourseQuizzesFragment> }) {
  const { data: course, complete } = useCourseQuizzesFragment(from);
  if (!complete) return null;
  return (
    <Section title="Quizzes">
      {course.quizzes.length === 0 ? (
        <Muted component="p">This course has no quizzes.</Muted>
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

/** Courses to continue with: of the same instructor, and related ones. Nothing if there are none. */
function OtherCourses({ courseId }: { courseId: string }) {
  const query = useOtherCoursesQuery({ variables: { courseId } });
  return (
    <QueryView query={query} what="other courses" value={query.data?.course}>
      {({ instructor, otherCoursesOfInstructor, relatedCourses }) => (
        <>
          <CourseRow title={`More courses by ${instructor.name}`} courses={otherCoursesOfInstructor} />
          <CourseRow title="Related courses" courses={relatedCourses} />
        </>
      )}
    </QueryView>
  );
}

interface CourseRowProps {
  title: string;
  courses: NonNullable<OtherCoursesQuery['course']>['relatedCourses'];
}

function CourseRow({ title, courses }: CourseRowProps) {
  if (courses.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.row}>
        {courses.map((course) => (
          <li key={course.id}>
            <OtherCourse course={course} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OtherCourse({ course }: { course: FragmentType<OtherCourseFragment> }) {
  const { data, complete } = useOtherCourseFragment(course);
  if (!complete) return null;
  const { id, title, category, level, lessonCount, durationMinutes, rating, reviewsCount } = data;
  return (
    <Card component="article" interactive className={styles.course}>
      <LineBadge category={category} withName />
      <h3 className={styles.otherCoursesTitle}>
        <CardLink component={Link} to={paths.course(id)}>
          {title}
        </CardLink>
      </h3>
      <Muted component="p" small>
        By {data.instructor.name}
      </Muted>
      <Muted component="p" small>
        {levelName(level)} ·{' '}
        {durationMinutes ? formatDuration(durationMinutes) : formatCount(lessonCount, 'lesson')}
      </Muted>
      <p className={styles.foot}>
        {reviewsCount > 0 ? <Stars rating={rating} count={reviewsCount} /> : <span>No reviews yet</span>}
        <strong>{formatPrice(data.priceCents)}</strong>
      </p>
    </Card>
  );
}

interface CourseProgressProps {
  course: FragmentType<CourseProgressFragment>;
  /** Whether the last lesson was just completed on this page. */
  justFinished: boolean;
}

/** The viewer's progress in the course; nothing if they are not enrolled. */
function CourseProgress({ course: from, justFinished }: CourseProgressProps) {
  const { data: course, complete } = useCourseProgressFragment(from);
  if (!complete || !course.viewerEnrollment) return null;
  const { lessonsCompleted, completedPositions, percent, certificate } = course.viewerEnrollment;
  return (
    <Stack gap={4}>
      <LineTrack
        total={course.lessonCount}
        completed={completedPositions}
        category={course.category}
        label={trackLabel(lessonsCompleted, course.lessonCount)}
      />
      <p className={styles.words}>
        {lessonsCompleted}/{course.lessonCount} lessons completed
        <Muted>{percent}%</Muted>
      </p>
      {percent === 100 && (
        <CourseComplete
          lessonCount={course.lessonCount}
          certificateNumber={certificate?.number ?? null}
          rule={course.certificateRule}
          celebrate={justFinished}
        />
      )}
    </Stack>
  );
}
