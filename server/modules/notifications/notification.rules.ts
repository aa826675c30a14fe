import { foldText } from '../../platform/text.rules';

/** The text that a search matches: title and message folded, one per line, so that a term cannot match across both. */
export const notificationSearchText = (title: string, text: string): string =>
  `${foldText(title)}\n${foldText(text)}`;
