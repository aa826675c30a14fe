import { onFirstUse } from './onFirstUse';

const names = onFirstUse(() => new Intl.DisplayNames('en', { type: 'language' }));

/** The English name of a language by its BCP 47 tag: "Portuguese (Brazil)" for pt-BR. */
export function languageName(tag: string): string {
  return names().of(tag) ?? tag;
}
