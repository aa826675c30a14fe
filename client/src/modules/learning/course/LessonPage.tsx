import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { LoadedPage } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { lazyComponent } from '../../../lib/lazyComponent';
import { ErrorState, LoadingState } from '../../../ui/states/States';
import { Cluster, Stack, TitledPage } from '../../../ui/layout/Layout';
import { LineBadge } from '../../../ui/map/LineBadge';
import { NotFound } from '../../NotFound';
import { PageTitle } from '../../../ui/text/PageHeading';
import { SkeletonBlock, SkeletonLines } from '../../../ui/states/Skeletons';
import { AskAboutLesson } from '../../assistant/chat/AskAboutLesson';
import { EnrollButton } from '../../enrollments/progress/EnrollButton';
import { MarkComplete } from '../../enrollments/progress/MarkComplete';
import { MessageInstructor } from '../../messages/MessageInstructor';
import { LearningSkeleton } from './LearningSkeleton';
import {
  type LessonPageQuery,
  useLessonLearningQuery,
  useLessonPageQuery,
} from './__generated__/LessonPage.generated';
import styles from './LessonPage.module.css';
import { lessonKind } from '../../courses/lessons/LessonList';
import { LessonView } from '../../courses/lessons/LessonView';

const LearningView = lazyComponent(async () => (await import('./LearningView')).LearningView);

/** A single lesson, at `/lessons/{lessonId}`. */
export function LessonPage() {
  const { lessonId = '' } = useParams();
  const query = useLessonPageQuery({ variables: { lessonId } });
  return (
    <LoadedPage
      title="Lesson"
      width="text"
      query={query}
      value={query.data?.lesson}
      what="lesson"
      loading="Loading lesson…"
      reason="Please try again."
      skeleton={
        <Stack>
          <SkeletonBlock height="3rem" width="70%" />
          <SkeletonBlock height="20rem" />
          <SkeletonLines lines={6} />
        </Stack>
      }
      otherwise={<LessonNotFound />}
    >
      {(lesson) =>
        lesson.course.viewerEnrollment ? (
          <LearnedLesson key={lesson.id} lesson={lesson} />
        ) : (
          <SingleLesson key={lesson.id} lesson={lesson} />
        )
      }
    </LoadedPage>
  );
}

interface LessonProps {
  lesson: NonNullable<LessonPageQuery['lesson']>;
}

/** The lesson on the learning page of its course, for the enrolled. */
function LearnedLesson({ lesson }: LessonProps) {
  const { data, error, refetch } = useLessonLearningQuery({ variables: { courseId: lesson.course.id } });
  const course = data?.course;
  // The course was deleted or unpublished after the lesson was loaded.
  if (data && !course) return <LessonNotFound />;
  if (error && !course)
    return (
      <TitledPage title={lesson.title} width="text">
        <ErrorState
          title="The course couldn’t be loaded"
          message={errorSentence(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      </TitledPage>
    );
  const loading = (
    <LoadingState text="Loading lesson…">
      <LearningSkeleton />
    </LoadingState>
  );
  return (
    <>
      <PageTitle>{lesson.title}</PageTitle>
      {course ? (
        <Suspense fallback={loading}>
          <LearningView course={course} lessonId={lesson.id} footer={<Identifiers lesson={lesson} />} />
        </Suspense>
      ) : (
        loading
      )}
    </>
  );
}

/** The lesson alone, for visitors. */
function SingleLesson({ lesson }: LessonProps) {
  const { course } = lesson;
  return (
    <TitledPage
      title={lesson.title}
      width="text"
      eyebrow={
        <span className="wm-inline-row wm-gap-8 wm-max-full">
          <LineBadge category={course.category} size="sm" />
          <Link to={paths.courseAtLesson(course.id, lesson.id)} className="wm-link wm-min-0">
            {course.title}
          </Link>
        </span>
      }
    >
      <p className={`wm-muted wm-small ${styles.facts}`}>
        Lesson {lesson.position} of {course.lessonCount} · {lessonKind(lesson)}
      </p>
      {/* Headings in notes start at level three. */}
      <h2 className="wm-visually-hidden">Lesson</h2>
      <LessonView
        lesson={lesson}
        category={course.category}
        onWatched={() => undefined}
        actions={
          <div className={styles.enroll}>
            <MarkComplete lesson={lesson} course={course}>
              <EnrollButton course={course} lessonId={lesson.id} />
            </MarkComplete>
          </div>
        }
      />
      <Cluster>
        {course.assistantMode !== 'OFF' && <AskAboutLesson courseId={course.id} lessonId={lesson.id} />}
        <MessageInstructor instructor={course.instructor} courseId={course.id} />
      </Cluster>
      <Identifiers lesson={lesson} />
    </TitledPage>
  );
}

function Identifiers({ lesson }: LessonProps) {
  return (
    <dl
      className={`wm-cluster wm-align-stretch wm-gap-24 wm-gap-y-4 wm-rule-above wm-muted wm-small ${styles.ids}`}
    >
      <div className="wm-cluster wm-gap-8">
        <dt>Course ID</dt>
        <dd>
          <code>{lesson.course.id}</code>
        </dd>
      </div>
      <div className="wm-cluster wm-gap-8">
        <dt>Lesson ID</dt>
        <dd>
          <code>{lesson.id}</code>
        </dd>
      </div>
    </dl>
  );
}

function LessonNotFound() {
  return (
    <NotFound
      title="Lesson not found"
      text="It may have been removed, or the link may be wrong."
      to={paths.catalogue}
      linkText="Browse Courses"
    />
  );
}
