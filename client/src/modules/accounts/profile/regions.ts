const LANGUAGES = [
  ...[
    'ar',
    'bg',
    'bn',
    'cs',
    'da',
    'de',
    'el',
    'en-GB',
    'en-US',
    'es',
    'et',
    'fa',
    'fi',
    'fr',
    'he',
    'hi',
    'hr',
  ],
  ...[
    'hu',
    'id',
    'it',
    'ja',
    'ko',
    'lt',
    'lv',
    'nb',
    'nl',
    'pl',
    'pt-BR',
    'pt-PT',
    'ro',
    'ru',
    'sk',
    'sl',
    'sr',
  ],
  ...['sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'zh-Hans', 'zh-Hant'],
];

export interface Choice {
  value: string;
  label: string;
  /** The language of the label, if it is not English. */
  lang?: string;
}

/** The languages to choose from, each in its own words; `chosen` is included whatever it is. */
export function languageChoices(chosen: string): Choice[] {
  const tags = LANGUAGES.includes(chosen) || !chosen ? LANGUAGES : [...LANGUAGES, chosen];
  return tags.map((tag) => ({ value: tag, label: nameOf(tag), lang: tag }));
}

function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Every time zone the browser knows; `chosen` is included whatever it is. */
export function timeZoneChoices(chosen: string): Choice[] {
  const zones = Intl.supportedValuesOf('timeZone');
  const all = zones.includes(chosen) || !chosen ? zones : [chosen, ...zones];
  return all.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
