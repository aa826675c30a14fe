import { useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths';

/** State of an address of the quiz form: the list that links to it. */
interface QuizFormState {
  quizList: string;
}

/** State for links to the quiz form on the page of a course's quizzes. */
export const fromQuizzesOf = (courseId: string): QuizFormState => ({
  quizList: paths.courseQuizzes(courseId),
});

/** The path of the list from which the quiz form was opened, to which saving and "Cancel" return. */
export function useQuizList(): string {
  const { state } = useLocation() as { state: Partial<QuizFormState> | null };
  return state?.quizList ?? paths.quizManagement;
}
