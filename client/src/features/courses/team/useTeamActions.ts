import { COURSE_ROLE_NAMES } from '../../../../../server/features/courses/permissions/course-permissions.rules';
import { attempt } from '../../../apollo/attempt';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import type { CourseInvitationInput, CourseMemberInput } from '../../../apollo/generated/types';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { confirm } from '../../../ui/overlays/confirm';
import { toast } from '../../../ui/overlays/toast';
import type { CourseTeamFragment } from './CourseTeamPage.generated';
import {
  useChangeCourseMemberMutation,
  useInviteToCourseMutation,
  useOfferCourseMutation,
  useRemoveCourseMemberMutation,
  useWithdrawCourseInvitationMutation,
} from './useTeamActions.generated';

export type Member = CourseTeamFragment['members'][number];
export type Invitation = CourseTeamFragment['invitations'][number];

const NOT_INVITED = 'The invitation couldn’t be sent';

/** The changes that the owner of a course can make to its team. */
export function useTeamActions({ id: courseId, title }: Pick<CourseTeamFragment, 'id' | 'title'>) {
  const [invite] = useInviteToCourseMutation();
  const [withdraw] = useWithdrawCourseInvitationMutation();
  const [change] = useChangeCourseMemberMutation();
  const [remove] = useRemoveCourseMemberMutation();
  const [offer] = useOfferCourseMutation();

  return {
    /** Calls `onSent` with why no email was sent, and with the link where none can be; null if one was. */
    invite: (
      input: CourseInvitationInput,
      onSent: (outcome: { mailProblem: string | null; link: string | null }) => void,
    ) =>
      attempt<FormOutcome, FormOutcome>(
        async () => {
          const { data } = await invite({ variables: { courseId, input } });
          const result = data?.inviteToCourse;
          if (result?.__typename === 'InvalidInput')
            return { ok: false, message: result.message, fields: result.fields };
          if (!result) return refused(NOT_INVITED);
          onSent(result);
          return { ok: true };
        },
        NOT_INVITED,
        refused,
      ),
    withdraw: async ({ id, email }: Invitation) => {
      const isSure = await confirm({
        title: `Withdraw the invitation of ${email}?`,
        text: 'Its link will no longer work.',
        confirmLabel: 'Withdraw',
        danger: true,
      });
      if (!isSure) return;
      const send = () => withdraw({ variables: { id } });
      if (await attemptOrToast(send, 'The invitation couldn’t be withdrawn'))
        toast.success(`The invitation of ${email} was withdrawn`);
    },
    change: async ({ accountId, name }: Member, input: CourseMemberInput) => {
      const send = () => change({ variables: { courseId, accountId, input } });
      if (await attemptOrToast(send, 'The role couldn’t be changed'))
        toast.success(`${name}: ${COURSE_ROLE_NAMES[input.role]}`);
    },
    remove: async ({ accountId, name }: Member) => {
      const isSure = await confirm({
        title: `Remove ${name} from the team?`,
        text: `${name} will no longer see “${title}” and its students.`,
        confirmLabel: 'Remove',
        danger: true,
      });
      if (!isSure) return;
      const send = () => remove({ variables: { courseId, accountId } });
      if (await attemptOrToast(send, `${name} couldn’t be removed`)) toast.success(`${name} was removed`);
    },
    offer: async ({ accountId, name }: Member) => {
      const isSure = await confirm({
        title: `Hand “${title}” over to ${name}?`,
        text: `If ${name} accepts, the course belongs to them, and you become one of its instructors.`,
        confirmLabel: 'Offer',
        danger: true,
      });
      if (!isSure) return;
      const send = () => offer({ variables: { courseId, accountId } });
      if (await attemptOrToast(send, 'The course couldn’t be offered'))
        toast.success(`The course is offered to ${name}`);
    },
    withdrawOffer: async () => {
      const send = () => offer({ variables: { courseId, accountId: null } });
      if (await attemptOrToast(send, 'The offer couldn’t be withdrawn'))
        toast.success('The offer was withdrawn');
    },
  };
}
