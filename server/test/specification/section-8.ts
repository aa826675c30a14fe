import type { Section } from './statement';

/** Error catalogue. */
export const section8: Section = {
  'Error catalogue': [
    {
      says: "Login: server error or 'Login failed'",
      heldBy: [
        "client/src/features/accounts/LogInPage.test.tsx › the server's refusal is said above the form, and what was typed stays",
        'client/src/features/accounts/LogInPage.test.tsx › without an answer it says that the log-in failed',
      ],
    },
  ],
};
