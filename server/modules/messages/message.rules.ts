import * as z from 'zod/mini';
import { foldText } from '../../platform/text.rules';
import { requiredLine, requiredText } from '../../platform/validation.rules';

const TITLE_MAX_LENGTH = 200;
const MESSAGE_MAX_LENGTH = 5000;

/** Longer than any stored email; whether it has an account is not checked here. */
const toEmail = requiredText('Email', 1000, 'Email is required');
const subject = requiredLine('Subject', TITLE_MAX_LENGTH, 'Subject is required');
const message = requiredText('Message', MESSAGE_MAX_LENGTH, 'Message is required');

/** Specification, section 2: form of the student area. */
export const contactInstructorRules = z.object({ toEmail, subject, message });

/** Specification, section 2: form of the instructor area. */
export const sendNotificationRules = z.object({
  toEmail,
  title: requiredLine('Title', TITLE_MAX_LENGTH, 'Title is required'),
  message,
});

/** A message to a person chosen from the viewer's contacts. */
export const startConversationRules = z.object({ subject, text: message });

/** A message in a conversation. */
export const sendMessageRules = z.object({ text: message });

/** The subject of the conversation that a message with this subject belongs to: without "Re:" and "Fwd:". */
export const conversationSubject = (subject: string): string =>
  subject.replace(/^(?:\s*(?:re|fw|fwd)\s*:)+\s*(?=\S)/i, '');

/** Equal for subjects of the same conversation. */
export const subjectKey = (subject: string): string => foldText(conversationSubject(subject));
