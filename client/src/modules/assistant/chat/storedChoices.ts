import * as z from 'zod/mini';
import {
  DEFAULT_DIFFICULTY,
  DEFAULT_SUBJECT,
  DEFAULT_USER_TYPE,
} from '#server/modules/assistant/assistant.rules';
import { readStored, writeStored } from '../../../lib/storage';

const KEY = 'assistantChoices';

export const choicesSchema = z.object({
  userType: z.enum(['STUDENT', 'INSTRUCTOR']),
  difficulty: z.enum(['BEGINNER', 'INTERMEDIATE', 'ADVANCED']),
  subject: z.enum(['GENERATIVE_AI', 'WEB_DEVELOPMENT', 'DESIGN']),
});

export type Choices = z.infer<typeof choicesSchema>;

/** Specification, section 9. */
export const DEFAULT_CHOICES: Choices = {
  userType: DEFAULT_USER_TYPE,
  difficulty: DEFAULT_DIFFICULTY,
  subject: DEFAULT_SUBJECT,
};

/** The choices stored on this device, or the defaults if there are none or they are unreadable. */
export function readChoices(): Choices {
  try {
    const parsed = z.safeParse(choicesSchema, JSON.parse(readStored(KEY) ?? 'null'));
    return parsed.success ? parsed.data : DEFAULT_CHOICES;
  } catch {
    // Written by other code.
    return DEFAULT_CHOICES;
  }
}

export function storeChoices(chosen: Choices): void {
  writeStored(KEY, JSON.stringify(chosen));
}
