import type { JoiningInput } from '../../../apollo/__generated__/types';
import { useAction, useFormAction } from '../../../apollo/useAction';
import type { ConfirmQuestion } from '../../../ui/overlays/confirm';
import {
  CreateJoinLinkDocument,
  DecideEnrollmentRequestDocument,
  RemoveStudentDocument,
  RevokeJoinLinkDocument,
  SetJoiningDocument,
} from './__generated__/JoiningPage.generated';

interface Person {
  studentId: string;
  name: string;
}

/** Saves who can join a course. */
export const useSetJoining = (courseId: string, ask: (input: JoiningInput) => ConfirmQuestion | null) =>
  useFormAction(SetJoiningDocument, {
    variables: (input: JoiningInput) => ({ courseId, input }),
    ask,
    done: () => 'Enrollment settings saved',
    failed: 'The changes couldn’t be saved',
  });

export const useCreateJoinLink = (courseId: string) =>
  useFormAction(CreateJoinLinkDocument, {
    variables: (link: { maxUses: number | null; expiresAt: string | null }) => ({ courseId, ...link }),
    done: () => 'Link created',
    failed: 'The link couldn’t be created',
  });

export const useRevokeJoinLink = (courseId: string) =>
  useAction(RevokeJoinLinkDocument, {
    variables: ({ id }: { id: string; code: string }) => ({ courseId, linkId: id }),
    ask: ({ code }) => ({
      title: `Revoke the link ${code}?`,
      text: 'Nobody can join with it any more. Students who joined with it stay in the course.',
      confirmLabel: 'Revoke',
      danger: true,
    }),
    done: ({ code }) => `The link ${code} was revoked`,
    failed: 'The link couldn’t be revoked',
  });

/** Approves or declines a request; asks before declining. */
export const useDecideRequest = (courseId: string) =>
  useAction(DecideEnrollmentRequestDocument, {
    variables: ({ studentId, isApproved }: Person & { isApproved: boolean }) => ({
      courseId,
      studentId,
      isApproved,
    }),
    ask: ({ name, isApproved }) =>
      isApproved
        ? null
        : {
            title: `Decline the request of ${name}?`,
            text: 'They get a notification, and can ask again.',
            confirmLabel: 'Decline',
            danger: true,
          },
    done: ({ name, isApproved }) =>
      isApproved ? `${name} was approved` : `The request of ${name} was declined`,
    failed: 'Your decision couldn’t be saved',
  });

/** Removes somebody from the waiting list, after asking. */
export const useRemoveFromList = (courseId: string) =>
  useAction(DecideEnrollmentRequestDocument, {
    variables: ({ studentId }: Person) => ({ courseId, studentId, isApproved: false }),
    ask: ({ name }) => ({
      title: `Remove ${name} from the waiting list?`,
      text: 'They get a notification, and can join the list again at its end.',
      confirmLabel: 'Remove',
      danger: true,
    }),
    done: ({ name }) => `${name} was removed from the waiting list`,
    failed: ({ name }) => `${name} couldn’t be removed from the waiting list`,
  });

/** Removes a student from the course, after asking. */
export const useRemoveStudent = (courseId: string) =>
  useAction(RemoveStudentDocument, {
    variables: ({ studentId }: Person) => ({ courseId, studentId }),
    ask: ({ name }) => ({
      title: `Remove ${name} from the course?`,
      text: 'They get a notification and leave all groups of the course. Their progress is kept and comes back if they join again.',
      confirmLabel: 'Remove',
      danger: true,
    }),
    done: ({ name }) => `${name} was removed`,
    failed: 'The student couldn’t be removed',
  });
