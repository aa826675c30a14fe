import * as z from 'zod/mini';
import { foldText } from '../../platform/text.rules';
import { requiredText } from '../../platform/validation.rules';

const TITLE_MAX_LENGTH = 200;
const MESSAGE_MAX_LENGTH = 5000;

/** Longer than any email that has an account; whether one has it is not judged here. */
const toEmail = requiredText('Email', 1000, 'Email is required');
const message = requiredText('Message', MESSAGE_MAX_LENGTH, 'Message is required');

/** Specification, section 2: the student area's form. */
export const contactInstructorRules = z.object({
  toEmail,
  subject: requiredText('Subject', TITLE_MAX_LENGTH, 'Subject is required'),
  message,
});

/** Specification, section 2: the instructor area's form. */
export const sendNotificationRules = z.object({
  toEmail,
  title: requiredText('Title', TITLE_MAX_LENGTH, 'Title is required'),
  message,
});

/** What a search looks in: title and message folded, one a line, so that a term never matches across the two. */
export const notificationSearchText = (title: string, text: string): string =>
  `${foldText(title)}\n${foldText(text)}`;
