import { administrators, administratorsOverRest, everyone, type Operation, type PolicyRows } from './row';

/** An operation of administrators on a student's account. */
const onAccount = (field: string, outcome: string): Operation => ({
  query: `mutation ($id: ID!) { r: ${field} { __typename } }`,
  variables: ({ student }) => ({ id: student.id }),
  outcomes: administrators(outcome),
});

export const administrationRows: PolicyRows = {
  graphql: {
    'Mutation.changeRole': onAccount('changeRole(accountId: $id, role: INSTRUCTOR)', 'Person'),
    'Mutation.changeRole, their own': {
      args: ({ account, student }) => ({ accountId: (account ?? student).id, role: 'ADMIN' }),
      outcomes: administrators('FORBIDDEN'),
    },
    'Mutation.suspendAccount': onAccount('suspendAccount(accountId: $id)', 'Person'),
    'Mutation.suspendAccount, their own': {
      args: ({ account, student }) => ({ accountId: (account ?? student).id }),
      outcomes: administrators('FORBIDDEN'),
    },
    'Mutation.reinstateAccount': onAccount('reinstateAccount(accountId: $id)', 'Person'),
    'Mutation.signOutEverywhere': onAccount('signOutEverywhere(accountId: $id)', 'Person'),
    'Mutation.removeSecondFactor': onAccount('removeSecondFactor(accountId: $id)', 'Person'),
    'Mutation.removeSecondFactor, their own': {
      args: ({ account, student }) => ({ accountId: (account ?? student).id }),
      outcomes: administrators('FORBIDDEN'),
    },
    'Mutation.sendResetToken': onAccount('sendResetToken(accountId: $id)', 'ResetTokenSent'),
    'Mutation.updatePlatformSettings': {
      args: () => ({
        revision: 0,
        input: {
          name: 'Mine',
          isRegistrationOpen: true,
          adminsNeedSecondFactor: false,
          instructorAccess: 'EVERYONE',
        },
      }),
      outcomes: administrators('PlatformSettingsEditConflict'),
    },
    'Mutation.decideInstructorRequest': onAccount(
      'decideInstructorRequest(accountId: $id, isApproved: true)',
      'NOT_FOUND',
    ),
    'Mutation.inviteInstructor': {
      args: () => ({ email: 'invited@example.org' }),
      outcomes: administrators('InvitationMade'),
    },
    'Mutation.withdrawInstructorInvitation': {
      args: () => ({ email: 'nobody@example.org' }),
      outcomes: administrators('NOT_FOUND'),
    },
    'Mutation.removePlatformLogo': { outcomes: administrators('PlatformSettings') },
    'Mutation.sendTestEmail': { outcomes: administrators('TestEmailFailed') },
    'Mutation.updateAssistantBudgets': {
      args: () => ({ revision: 0, input: { unit: 'TOKENS' } }),
      outcomes: administrators('AssistantBudgetsEditConflict'),
    },
    'Mutation.setUpAdministrator': {
      args: () => ({
        input: { token: 'x', name: 'New', email: 'set-up@example.org', password: 'a long one' },
      }),
      outcomes: everyone('InvalidSetUpLink'),
    },
  },
  rest: {
    'GET /admin/audit-log.csv': { outcomes: administratorsOverRest('200') },
    'GET /admin/assistant-use.csv': { outcomes: administratorsOverRest('200') },
    'GET /admin/audit-log.jsonl': { outcomes: administratorsOverRest('200') },
    'PUT /platform/logo, with nonsense': { body: () => ({}), outcomes: administratorsOverRest('400') },
  },
};
