import * as z from 'zod/mini';
import { accountEmail } from '../../accounts/account.rules';
import { requiredText } from '../../../platform/validation.rules';

const BLOCK_REASON_MAX_LENGTH = 1000;

/** Why an administrator unpublishes a course, as its instructor reads it. */
export const blockCourseRules = z.object({
  reason: requiredText('Reason', BLOCK_REASON_MAX_LENGTH, 'Please write a reason for the instructor'),
});

/** Whom an administrator makes the owner of a course. */
export const courseOwnerRules = z.object({
  email: accountEmail('Please enter the email address of the new owner'),
});
