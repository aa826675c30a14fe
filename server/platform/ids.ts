import { v7, validate } from 'uuid';

/** Creates a row id: UUID v7, so that later ids sort later and index pages fill in order. */
export const newId = (): string => v7();

/** Whether the text is a UUID; anything else is treated like an unknown id. */
export const isId = (text: string): boolean => validate(text);
