import { v7, validate } from 'uuid';

/** A new row's id: uuid v7, so that ids made later sort later and index pages fill in order. */
export const newId = (): string => v7();

/** Whether the text can be an id at all; anything else is answered as an id nobody has. */
export const isId = (text: string): boolean => validate(text);
