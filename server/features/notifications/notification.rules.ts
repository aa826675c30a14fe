import * as z from 'zod/mini';
import { foldText } from '../../platform/text.rules';
import { requiredText } from '../../platform/validation.rules';

const TITLE_MAX_LENGTH = 200;
const MESSAGE_MAX_LENGTH = 5000;

/** Longer than any stored email; whether it has an account is not checked here. */
const toEmail = requiredText('Email', 1000, 'Email is required');
const message = requiredText('Message', MESSAGE_MAX_LENGTH, 'Message is required');

/** Specification, section 2: form of the student area. */
export const contactInstructorRules = z.object({
  toEmail,
  subject: requiredText('Subject', TITLE_MAX_LENGTH, 'Subject is required'),
  message,
});

/** Specification, section 2: form of the instructor area. */
export const sendNotificationRules = z.object({
  toEmail,
  title: requiredText('Title', TITLE_MAX_LENGTH, 'Title is required'),
  message,
});

/** The text that a search matches: title and message folded, one per line, so that a term cannot match across both. */
export const notificationSearchText = (title: string, text: string): string =>
  `${foldText(title)}\n${foldText(text)}`;
