import { Link, useParams } from 'react-router-dom';
import { QueryPage } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { SkeletonRows } from '../../../ui/states/Skeletons';
import { EmptyState } from '../../../ui/states/States';
import { NotFound } from '../../NotFound';
import { useLessonQuizzesPageQuery, useMyQuizzesPageQuery } from './__generated__/QuizListPages.generated';
import { CourseEyebrow } from './CourseEyebrow';
import { QuizLine, QuizLines, viewerRoleIn } from './QuizLine';

/** The quizzes of the viewer's courses, each with the latest attempt. */
export function MyQuizzesPage() {
  const query = useMyQuizzesPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage
      title="Quizzes"
      lead="Quizzes in your courses and your results."
      width="text"
      query={query}
      value={query.data?.viewer?.learning.quizzes}
      what="quizzes"
      failed="Failed to load quizzes"
      reason="Your results are saved. Try again."
      skeleton={<SkeletonRows rows={4} />}
    >
      {(quizzes) =>
        quizzes.length === 0 ? (
          <EmptyState
            title="No Quizzes Yet"
            text="The quizzes of the courses you enroll in appear here."
            action={
              <Button component={Link} to={paths.catalogue}>
                Browse Courses
              </Button>
            }
          />
        ) : (
          <section aria-label="My quizzes">
            <h2 className="wm-visually-hidden">My quizzes</h2>
            <QuizLines>
              {quizzes.map((quiz) => (
                <li key={quiz.id}>
                  <QuizLine
                    quiz={quiz}
                    viewerRole="enrolled"
                    shownResult="last"
                    eyebrow={
                      <p>
                        <CourseEyebrow course={quiz.course} to={paths.course(quiz.course.id)} />
                      </p>
                    }
                  />
                </li>
              ))}
            </QuizLines>
          </section>
        )
      }
    </QueryPage>
  );
}

/** The quizzes of a lesson's course, at `/quiz/{lessonId}`. */
export function LessonQuizzesPage() {
  const { lessonId = '' } = useParams();
  const query = useLessonQuizzesPageQuery({ variables: { lessonId }, fetchPolicy: 'cache-and-network' });
  const lesson = query.data?.lesson;
  if (query.data && !lesson)
    return <NotFound title="Lesson not found" to={paths.myQuizzes} linkText="My quizzes" width="text" />;
  return (
    <QueryPage
      title="Quizzes"
      lead={lesson && `The course's quizzes, for the lesson “${lesson.title}” and all others.`}
      eyebrow={
        lesson && (
          <CourseEyebrow course={lesson.course} to={paths.courseAtLesson(lesson.course.id, lesson.id)} />
        )
      }
      width="text"
      query={query}
      value={lesson?.course}
      what="quizzes"
      failed="Failed to load quizzes"
      reason="Please try again."
      skeleton={<SkeletonRows rows={2} />}
    >
      {(course) => (
        <>
          <h2 className="wm-visually-hidden">Quizzes of {course.title}</h2>
          {course.quizzes.length === 0 ? (
            <EmptyState title="No Quizzes Yet" text="This course has no quizzes." />
          ) : (
            <QuizLines>
              {course.quizzes.map((quiz) => (
                <li key={quiz.id}>
                  <QuizLine quiz={quiz} viewerRole={viewerRoleIn(course)} shownResult="best" />
                </li>
              ))}
            </QuizLines>
          )}
        </>
      )}
    </QueryPage>
  );
}
