import { QueryPage } from '../../../apollo/QueryView';
import { useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { EmptyState } from '../../../ui/states/States';
import { NotFound } from '../../NotFound';
import { SkeletonRows } from '../../../ui/states/Skeletons';
import { CourseEyebrow } from './CourseEyebrow';
import { useLessonQuizzesPageQuery } from './__generated__/LessonQuizzesPage.generated';
import { QuizLine, QuizLines, viewerRoleIn } from './QuizLine';

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
