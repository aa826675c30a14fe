import * as z from 'zod';
import {
  changeSecondFactorRules,
  confirmSecondFactorRules,
  startSecondFactorRules,
} from '../features/accounts/second-factor/second-factor.rules';
import { answerNamed, count, flag, fromRule, text, timeOrNull } from './schema';

const PASSWORD = 'The present password.';
const EITHER_CODE = 'The 6 digits that the authenticator app shows, or an unused recovery code.';

export const StartSecondFactor = z.object({
  password: fromRule(startSecondFactorRules.shape.password, PASSWORD, 'waymark-demo'),
});

export const ConfirmSecondFactor = z.object({
  code: fromRule(
    confirmSecondFactorRules.shape.code,
    'The 6 digits that the authenticator app shows.',
    '123456',
  ),
});

export const ChangeSecondFactor = z.object({
  password: fromRule(changeSecondFactorRules.shape.password, PASSWORD, 'waymark-demo'),
  code: fromRule(changeSecondFactorRules.shape.code, EITHER_CODE, '123456'),
});

export const SecondFactor = answerNamed(
  'SecondFactor',
  'Whether the account has a second factor.',
  z.object({
    since: timeOrNull('When it was turned on; null if it is off.'),
    recoveryCodesLeft: count('How many recovery codes are unused.', 10),
    isRequired: flag('Whether the platform requires it, so that it cannot be turned off.', false),
  }),
);

export const SecondFactorStarted = z.object({
  secret: text('The secret in base32. It is sent only now.', '5DRNEF3QNXBOUJ62NCEVEGEEIFIJDZ4W'),
  uri: text(
    'The secret as an `otpauth:` address, for a QR code.',
    'otpauth://totp/Waymark:ada%40example.org?issuer=Waymark&secret=5DRNEF3QNXBOUJ62NCEVEGEEIFIJDZ4W&algorithm=SHA1&digits=6&period=30',
  ),
});

export const RecoveryCodes = answerNamed(
  'RecoveryCodes',
  'New recovery codes.',
  z.object({
    recoveryCodes: z
      .array(text('A recovery code.', 'ABCD-EFGH-IJKL-MNOP'))
      .describe('Ten codes, each for one log-in without the app. They are sent only now.'),
  }),
);
