import { QueryPage } from '../../../apollo/QueryView';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/states/States';
import { SkeletonRows } from '../../../ui/states/Skeletons';
import { CourseEyebrow } from './CourseEyebrow';
import { useMyQuizzesPageQuery } from './__generated__/MyQuizzesPage.generated';
import { QuizLine, QuizLines } from './QuizLine';

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
