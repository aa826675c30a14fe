import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorCode, errorSentence } from '../../../apollo/errors';
import { TAB } from '../../../apollo/tab';
import { logInAndReturnTo } from '../../../app/paths';
import { rememberIntent, resumingAt } from '../../accounts/intent';
import { readSession } from '../../../lib/session';
import { toast } from '../../../ui/overlays/toast';
import { useEnrollMutation } from './useEnroll.generated';

/** What a visitor wants who has to log in first. */
export const enrollIntent = (courseId: string) => `enroll ${courseId}`;

/**
 * Enrolls the viewer in a course and reports the result with the texts of the specification's sections 5 and 8.
 * Visitors are redirected to log in and enrolled when they return.
 */
export function useEnroll(course: { id: string; title: string }) {
  const { id, title } = course;
  const [runEnroll, { loading }] = useEnrollMutation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const goToLogIn = useCallback(() => {
    rememberIntent(enrollIntent(id));
    const toastId = toast.info('Please log in to enroll in courses');
    void navigate(logInAndReturnTo(resumingAt(pathname + search)), { state: { toastId } });
  }, [id, navigate, pathname, search]);

  /** Resolves to the id of the toast about a request, which a withdrawal contradicts. */
  const enroll = useCallback(async (): Promise<string | undefined> => {
    if (!readSession()) return void goToLogIn();
    try {
      const { data } = await runEnroll({ variables: { courseId: id, tab: TAB } });
      switch (data?.enroll.__typename) {
        case 'Enrolled':
          return void toast.success(`Successfully enrolled in ${title}!`);
        case 'AlreadyEnrolled':
          return void toast.info('You are already enrolled in this course!');
        case 'ApprovalNeeded':
        case 'CourseFull':
          return toast.info(data.enroll.message);
        default:
          toast.error(`Failed to enroll: ${data?.enroll.message ?? 'Unknown error'}`);
      }
    } catch (error) {
      const code = errorCode(error);
      if (code === 'UNAUTHENTICATED') goToLogIn();
      else if (code === 'NOT_FOUND') toast.error('Course not found. Please try again.');
      else toast.error(`Failed to enroll: ${errorSentence(error, 'Unknown error')}`);
    }
  }, [goToLogIn, id, runEnroll, title]);

  return { enroll, enrolling: loading };
}
