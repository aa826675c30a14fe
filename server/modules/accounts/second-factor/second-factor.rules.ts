import * as z from 'zod/mini';
import { requiredText } from '../../../platform/validation.rules';
import { ownProof } from '../account.rules';

/** A code of an authenticator app, or a recovery code. */
const code = requiredText('Code', 40, 'Please enter the code');

const challenge = requiredText('Challenge', 200, 'The log-in is incomplete');

/** The second step of a log-in. */
export const secondStepRules = z.object({ challenge, code });

export const startSecondFactorRules = z.object({ password: ownProof });

export const startRequiredSecondFactorRules = z.object({ challenge });

export const confirmSecondFactorRules = z.object({ code });

/** Turning a second factor off, and making new recovery codes. */
export const changeSecondFactorRules = z.object({ password: ownProof, code });
