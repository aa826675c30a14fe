import { COURSE_ROLE_NAMES } from '#server/modules/courses/permissions/course-permissions.rules';
import type { CourseInvitationInput, CourseMemberInput } from '../../../apollo/__generated__/types';
import { useAction, useFormAction } from '../../../apollo/useAction';
import type { CourseTeamFragment } from './__generated__/CourseTeamPage.generated';
import {
  ChangeCourseMemberDocument,
  InviteToCourseDocument,
  OfferCourseDocument,
  RemoveCourseMemberDocument,
  WithdrawCourseInvitationDocument,
} from './__generated__/useTeamActions.generated';

export type Member = CourseTeamFragment['members'][number];
export type Invitation = CourseTeamFragment['invitations'][number];

/** An invitation that was sent. */
export interface Sent {
  email: string;
  /** Why no email was sent; null if one was. */
  mailProblem: string | null;
  /** To be passed on, where no email can be sent. */
  link: string | null;
}

/** Invites somebody to the team of a course. */
export const useInvite = (courseId: string, onSent: (sent: Sent) => void) =>
  useFormAction(InviteToCourseDocument, {
    variables: (input: CourseInvitationInput) => ({ courseId, input }),
    done: ({ email }, { mailProblem, link }) => onSent({ email, mailProblem, link }),
    failed: 'The invitation couldn’t be sent',
  });

/** The changes that the owner of a course can make to its team. */
export function useTeamActions({ id: courseId, title }: Pick<CourseTeamFragment, 'id' | 'title'>) {
  return {
    withdraw: useAction(WithdrawCourseInvitationDocument, {
      variables: ({ id }: Invitation) => ({ id }),
      ask: ({ email }) => ({
        title: `Withdraw the invitation of ${email}?`,
        text: 'Its link will no longer work.',
        confirmLabel: 'Withdraw',
        danger: true,
      }),
      done: ({ email }) => `The invitation of ${email} was withdrawn`,
      failed: 'The invitation couldn’t be withdrawn',
    }),
    change: useAction(ChangeCourseMemberDocument, {
      variables: ({ accountId, input }: Member & { input: CourseMemberInput }) => ({
        courseId,
        accountId,
        input,
      }),
      done: ({ name, input }) => `${name}: ${COURSE_ROLE_NAMES[input.role]}`,
      failed: 'The role couldn’t be changed',
    }),
    remove: useAction(RemoveCourseMemberDocument, {
      variables: ({ accountId }: Member) => ({ courseId, accountId }),
      ask: ({ name }) => ({
        title: `Remove ${name} from the team?`,
        text: `${name} will no longer see “${title}” and its students.`,
        confirmLabel: 'Remove',
        danger: true,
      }),
      done: ({ name }) => `${name} was removed`,
      failed: ({ name }) => `${name} couldn’t be removed`,
    }),
    offer: useAction(OfferCourseDocument, {
      variables: ({ accountId }: Member) => ({ courseId, accountId }),
      ask: ({ name }) => ({
        title: `Hand “${title}” over to ${name}?`,
        text: `If ${name} accepts, the course belongs to them, and you become one of its instructors.`,
        confirmLabel: 'Offer',
        danger: true,
      }),
      done: ({ name }) => `The course is offered to ${name}`,
      failed: 'The course couldn’t be offered',
    }),
    withdrawOffer: useAction(OfferCourseDocument, {
      variables: () => ({ courseId, accountId: null }),
      done: () => 'The offer was withdrawn',
      failed: 'The offer couldn’t be withdrawn',
    }),
  };
}
