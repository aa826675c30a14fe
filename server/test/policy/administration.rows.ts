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
      query: 'mutation ($id: ID!) { r: changeRole(accountId: $id, role: ADMIN) { __typename } }',
      variables: ({ account, student }) => ({ id: (account ?? student).id }),
      outcomes: administrators('FORBIDDEN'),
    },
    'Mutation.suspendAccount': onAccount('suspendAccount(accountId: $id)', 'Person'),
    'Mutation.suspendAccount, their own': {
      query: 'mutation ($id: ID!) { r: suspendAccount(accountId: $id) { __typename } }',
      variables: ({ account, student }) => ({ id: (account ?? student).id }),
      outcomes: administrators('FORBIDDEN'),
    },
    'Mutation.reinstateAccount': onAccount('reinstateAccount(accountId: $id)', 'Person'),
    'Mutation.signOutEverywhere': onAccount('signOutEverywhere(accountId: $id)', 'Person'),
    'Mutation.removeSecondFactor': onAccount('removeSecondFactor(accountId: $id)', 'Person'),
    'Mutation.removeSecondFactor, their own': {
      query: 'mutation ($id: ID!) { r: removeSecondFactor(accountId: $id) { __typename } }',
      variables: ({ account, student }) => ({ id: (account ?? student).id }),
      outcomes: administrators('FORBIDDEN'),
    },
    'Mutation.sendResetToken': onAccount('sendResetToken(accountId: $id)', 'ResetTokenSent'),
    'Mutation.updatePlatformSettings': {
      query: `mutation { r: updatePlatformSettings(revision: 0, input: { name: "Mine", isRegistrationOpen: true, adminsNeedSecondFactor: false, instructorAccess: EVERYONE }) {
        __typename } }`,
      outcomes: administrators('PlatformSettingsEditConflict'),
    },
    'Mutation.decideInstructorRequest': onAccount(
      'decideInstructorRequest(accountId: $id, isApproved: true)',
      'NOT_FOUND',
    ),
    'Mutation.inviteInstructor': {
      query: 'mutation { r: inviteInstructor(email: "invited@example.org") { __typename } }',
      outcomes: administrators('InvitationMade'),
    },
    'Mutation.withdrawInstructorInvitation': {
      query: 'mutation { r: withdrawInstructorInvitation(email: "nobody@example.org") }',
      outcomes: administrators('NOT_FOUND'),
    },
    'Mutation.removePlatformLogo': {
      query: 'mutation { r: removePlatformLogo { __typename } }',
      outcomes: administrators('PlatformSettings'),
    },
    'Mutation.sendTestEmail': {
      query: 'mutation { r: sendTestEmail { __typename } }',
      outcomes: administrators('TestEmailFailed'),
    },
    'Mutation.updateAssistantBudgets': {
      query: `mutation { r: updateAssistantBudgets(revision: 0, input: { unit: TOKENS }) { __typename } }`,
      outcomes: administrators('AssistantBudgetsEditConflict'),
    },
    'Mutation.setUpAdministrator': {
      query:
        'mutation ($input: SetUpAdministratorInput!) { r: setUpAdministrator(input: $input) { __typename } }',
      variables: () => ({
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
