import * as z from 'zod/mini';
import { requiredText } from '../../../platform/validation.rules';
import { registerRules } from '../account.rules';

/** A set-up link's form: that of the registration, without a choice of role. */
export const setUpRules = z.extend(z.omit(registerRules, { role: true, invitation: true }), {
  token: requiredText('Link', 200, 'The link is incomplete'),
});

export type SetUp = z.output<typeof setUpRules>;
