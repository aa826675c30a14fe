import { Link, useParams } from 'react-router-dom';
import { errorSentence } from '../../apollo/errors';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { Page, Stack } from '../../ui/Layout';
import { LineBadge } from '../../ui/LineBadge';
import { LoadingState } from '../../ui/LoadingState';
import { NotFoundState } from '../../ui/NotFoundState';
import { PageHeading } from '../../ui/PageHeading';
import { SkeletonBlock, SkeletonLines } from '../../ui/Skeleton';
import { TextLink } from '../../ui/TextLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useLessonPresence } from '../analytics/useLessonPresence';
import { AskAboutCourse } from '../assistant/AskAboutCourse';
import { MarkComplete } from '../enrollments/MarkComplete';
import { useCompleteLesson } from '../enrollments/useCompleteLesson';
import { useEnrollmentUpdates } from '../enrollments/useEnrollmentUpdates';
import { type LessonPageQuery, useLessonPageQuery } from './LessonPage.generated';
import styles from './LessonPage.module.css';
import { lessonKind } from './LessonList';
import { LessonView } from './LessonView';

/** A single lesson, at `/lessons/{lessonId}`. */
export function LessonPage() {
  const { lessonId } = useParams();
  if (!lessonId) return <LessonNotFound />;
  return <LessonLoader key={lessonId} lessonId={lessonId} />;
}

function LessonLoader({ lessonId }: { lessonId: string }) {
  const { data, error, refetch } = useLessonPageQuery({ variables: { lessonId } });
  if (data?.lesson) return <SingleLesson lesson={data.lesson} />;
  if (data) return <LessonNotFound />;
  if (error)
    return (
      <Page width="text">
        <title>Lesson · Waymark</title>
        <PageHeading visuallyHidden>Lesson</PageHeading>
        <ErrorState
          title="The lesson couldn’t be loaded"
          message={errorSentence(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  return (
    <Page width="text">
      <LoadingState text="Loading lesson…">
        <Stack>
          <SkeletonBlock height="3rem" width="70%" />
          <SkeletonBlock height="20rem" />
          <SkeletonLines lines={6} />
        </Stack>
      </LoadingState>
    </Page>
  );
}

function SingleLesson({ lesson }: { lesson: NonNullable<LessonPageQuery['lesson']> }) {
  const { course } = lesson;
  const { complete, undo } = useCompleteLesson(course.id);
  useEnrollmentUpdates({ enabled: course.viewerEnrollment !== null });
  useLessonPresence(course.viewerEnrollment ? lesson.id : null);
  return (
    <Page width="text">
      <title>{`${lesson.title} · Waymark`}</title>
      <Stack gap={24}>
        <PageHeading
          eyebrow={
            <span className={styles.course}>
              <LineBadge category={course.category} size="sm" />
              <TextLink component={Link} to={paths.courseAtLesson(course.id, lesson.id)}>
                {course.title}
              </TextLink>
            </span>
          }
        >
          {lesson.title}
        </PageHeading>
        <p className={styles.facts}>
          Lesson {lesson.position} of {course.lessonCount} · {lessonKind(lesson)}
        </p>
        {/* Headings in notes start at level three. */}
        <VisuallyHidden component="h2">Lesson</VisuallyHidden>
        <LessonView
          lesson={lesson}
          category={course.category}
          onWatched={() => void complete(lesson)}
          actions={
            <MarkComplete
              lesson={lesson}
              course={course}
              onComplete={(done) => void complete(done)}
              onUndo={(done) => void undo(done)}
            >
              <Button component={Link} to={paths.courseAtLesson(course.id, lesson.id)} variant="secondary">
                Open in the course
              </Button>
            </MarkComplete>
          }
        />
        <AskAboutCourse courseId={course.id} />
        <dl className={styles.ids}>
          <div>
            <dt>Course ID</dt>
            <dd>{course.id}</dd>
          </div>
          <div>
            <dt>Lesson ID</dt>
            <dd>{lesson.id}</dd>
          </div>
        </dl>
      </Stack>
    </Page>
  );
}

function LessonNotFound() {
  return (
    <Page>
      <title>Lesson not found · Waymark</title>
      <NotFoundState
        title="Lesson not found"
        text="It may have been removed, or the link may be wrong."
        action={
          <Button component={Link} to={paths.catalogue}>
            Browse Courses
          </Button>
        }
      />
    </Page>
  );
}
