import type { Material } from '../provider';
import { blocksOf, isQuoteOf, passagesOf, plainText } from '../retrieval/passages';
import { sentencesIn } from './short-answer';

/** What a lesson states, in a form that a question can be made of. */
export interface Fact {
  /** The thing that the lesson states something about; for a cause, what it explains. */
  subject: string;
  /** What it states, without the words between; for a step, the step that comes next. */
  statement: string;
  kind: 'definition' | 'doing' | 'cause' | 'step' | 'cell';
  /** The question whose answer is `statement`. */
  asks: string;
  /** The question whose answer is `subject`; null: none can be asked. */
  asksSubject: string | null;
  /** Facts with the same group have statements of one kind, such as the cells of a column. */
  group: string;
  /** Verbatim from the lesson. */
  quote: string;
  lesson: Material;
}

const SENTENCE_MIN = 25;
const SENTENCE_MAX = 240;
/** No real paragraph is longer. */
const PARAGRAPH_MAX = 2000;
const STEPS_MIN = 5;

/** Words that begin a sentence about something said before, or about nothing in particular. */
const NO_SUBJECT =
  /^(it|its|this|that|these|those|they|their|there|here|he|she|we|you|i|your|our|each|every|one|both|such|another|other|most|many|some|all|any|nothing|everything|what|which|who|how|when|where|if|because|as|so|but|and|or|same|first|second|third|last|next|result|answer|reason|rule|point|problem|question|example|difference|cause|text|following|rest|only|way|thing|esto|eso|este|esta|это|эта|этот|он|она|они)$/iu;

const DEFINITION =
  /^(?:(?:An?|The) )?([\p{L}\p{N}`][\p{L}\p{N}` -]{1,40}?) (is|are|means) ((?:an?|the|any|what|how|when|where|one of|[a-z]+ing) .+)[.!]$/u;
const OTHER_DEFINITIONS: { pattern: RegExp; asks: (subject: string) => string; asksSubject: string }[] = [
  {
    pattern:
      /^(?:(?:El|La|Los|Las|Un|Una) )?([\p{L}\p{N}][\p{L}\p{N} -]{1,40}?) (?:es|son) ((?:un|una|unos|unas|el|la|los|las) .+)[.!]$/u,
    asks: (subject) => `¿Qué es ${subject}?`,
    asksSubject: '¿Qué término se define así:',
  },
  {
    pattern: /^([\p{L}\p{N}][\p{L}\p{N} -]{1,40}?) — (?:это )?(.+)[.!]$/u,
    asks: (subject) => `Что такое ${subject}?`,
    asksSubject: 'Какой термин определяется так:',
  },
];
const DOING =
  /^(?:An?|The) ([\p{L}\p{N}`-]+(?: [\p{L}\p{N}`-]+){0,2}?) (?!minutes|hours|days|pixels|words|lines|points)([a-z]{2,}[a-rt-z]s) ((?:an?|the|two|three|four|five|its|how|what|which|each|every|no|one|all|to|from|with|in|on|at|by|for|into|when) .+)[.!]$/u;
const CAUSE = /^([\p{Lu}][^,;:]{12,110}?),? (?:because|porque|потому,? что) ([^;:]{10,120})[.!]$/u;
const TERM_ITEM = /^\*\*([^*]{2,40}?)[.:]?\*\*[.:]?\s*(?:[–—:-]\s*)?(.{10,200})$/su;

/** The facts of these lessons, in order. */
export const factsOf = (lessons: Material[]): Fact[] => lessons.flatMap(factsIn);

function factsIn(lesson: Material): Fact[] {
  const parts = [
    { heading: '', text: lesson.description },
    // What a learner is told to try is no statement.
    ...passagesOf(lesson.notes).filter(({ heading }) => !/^try it/i.test(heading)),
    ...lesson.spoken.split('\n\n').map((text) => ({ heading: '', text })),
  ];
  return parts.flatMap(({ heading, text }) =>
    blocksOf(text).flatMap((block) => {
      if (block.length > PARAGRAPH_MAX || /^ {0,3}(```|~~~)/.test(block)) return [];
      if (/^ {0,3}\|/.test(block)) return cellsIn(block, heading, lesson);
      if (/^ {0,3}\d+[.)]\s/.test(block))
        return [...termsIn(block, lesson), ...stepsIn(block, heading, lesson)];
      if (/^ {0,3}[-*+]\s/.test(block)) return termsIn(block, lesson);
      if (/^ {0,3}[>#]/.test(block)) return [];
      return sentencesIn(block).flatMap((sentence) => stated(sentence, lesson) ?? []);
    }),
  );
}

const isSubject = (subject: string) =>
  subject.split(' ').length <= 4 &&
  !/\b(?:from|above|below|before|after|never|not|takes|in|of)\b/iu.test(subject) &&
  !subject.split(' ').some((word) => NO_SUBJECT.test(word));

function stated(quote: string, lesson: Material): Fact | null {
  if (quote.length < SENTENCE_MIN || quote.length > SENTENCE_MAX || !isQuoteOf(lesson, quote)) return null;
  // Marks other than code would be shown literally, and a line break would not be found in the text.
  if (/[_[\]|<>#\\]|!\(|\n|\*\*?\S/.test(quote.replaceAll('**', '')) || /["“”(]/.test(quote)) return null;
  const text = plainText(quote);
  const shared = { quote, lesson };
  const definition = DEFINITION.exec(text);
  if (definition && isSubject(definition[1]!)) {
    const [, subject = '', verb, statement = ''] = definition;
    const asks = verb === 'means' ? `What does “${subject}” mean?` : `What ${verb} ${subject}?`;
    const article = /^(An?|The) /.exec(text)?.[0].toLowerCase() ?? '';
    return {
      ...shared,
      kind: 'definition',
      subject: lowered(subject),
      statement,
      asks: asks.replace(subject, article + lowered(subject)),
      asksSubject: `Which term does this describe: ${statement}?`,
      group: `definition ${verb === 'are' ? 'are' : 'is'}`,
    };
  }
  for (const { pattern, asks, asksSubject } of OTHER_DEFINITIONS) {
    const [, subject, statement] = pattern.exec(text) ?? [];
    if (subject === undefined || statement === undefined || !isSubject(subject)) continue;
    return {
      ...shared,
      kind: 'definition',
      subject: lowered(subject),
      statement,
      asks: asks(lowered(subject)),
      asksSubject: `${asksSubject} ${statement}?`,
      group: 'definition',
    };
  }
  const cause = CAUSE.exec(text);
  if (cause && !NO_SUBJECT.test(cause[1]!.split(' ')[0]!)) {
    const [, effect = '', statement = ''] = cause;
    if (/^(it|its|they|this|that|these)\b/i.test(statement) && effect.split(' ').length < 3) return null;
    return {
      ...shared,
      kind: 'cause',
      subject: effect,
      statement,
      asks: `Complete the sentence: ${effect}, because …`,
      asksSubject: null,
      group: 'cause',
    };
  }
  const doing = DOING.exec(text);
  if (doing && isSubject(doing[1]!) && !/[;:?]/.test(doing[3]!)) {
    const [, subject = '', verb, statement = ''] = doing;
    return {
      ...shared,
      kind: 'doing',
      subject: lowered(subject),
      statement: `It ${verb} ${statement}`,
      asks: `What is true of the ${lowered(subject)}?`,
      asksSubject: `Which of these ${verb} ${statement}?`,
      group: 'doing',
    };
  }
  return null;
}

/** Items that begin with a term in bold. */
function termsIn(list: string, lesson: Material): Fact[] {
  return itemsOf(list).flatMap((item): Fact[] => {
    const [, subject, rest] = TERM_ITEM.exec(item) ?? [];
    const quote = item.trim();
    if (subject === undefined || rest === undefined || /\n/.test(quote) || !isQuoteOf(lesson, quote))
      return [];
    const [first] = sentencesIn(plainText(rest));
    if (first === undefined || first.length < 10 || !isSubject(subject)) return [];
    const name = plainText(subject);
    return [
      {
        kind: 'definition',
        subject: name,
        statement: first.replace(/[.]$/, ''),
        asks: `What does the lesson say of “${name}”?`,
        asksSubject: `Of which does the lesson say: “${first.replace(/[.]$/, '')}”?`,
        group: `item ${list.slice(0, 80)}`,
        quote,
        lesson,
      },
    ];
  });
}

function stepsIn(list: string, heading: string, lesson: Material): Fact[] {
  const items = itemsOf(list);
  const texts = items.map((item) => plainText(item).replace(/[.]$/, ''));
  if (items.length < STEPS_MIN || heading === '' || TERM_ITEM.test(items[0]!)) return [];
  return items.slice(0, -1).flatMap((item, index): Fact[] => {
    const quote = item.trim();
    if (!isQuoteOf(lesson, quote) || quote.includes('\n') || texts[index]!.length > 150) return [];
    return [
      {
        kind: 'step',
        subject: texts[index]!,
        statement: texts[index + 1]!,
        asks: `${heading}: what comes directly after “${texts[index]}”?`,
        asksSubject: null,
        group: `step ${list.slice(0, 80)}`,
        quote,
        lesson,
      },
    ];
  });
}

/** The cells of a table's other columns, by the row's and the column's heading. */
function cellsIn(table: string, heading: string, lesson: Material): Fact[] {
  const [header, rule, ...rows] = table.split('\n').map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => plainText(cell)),
  );
  if (!header || !rule || header.length < 2 || rows.length < 3) return [];
  const about = heading === '' ? lesson.lessonTitle : heading;
  const lines = table.split('\n').slice(2);
  return rows.flatMap((cells, row) =>
    cells.slice(1).flatMap((cell, index): Fact[] => {
      const [name, column] = [cells[0]!, header[index + 1]!];
      // A bare number out of a calculation is nothing to remember.
      if (name === '' || !/\p{L}{3}/u.test(cell) || column === '' || cell.length > 150) return [];
      return [
        {
          kind: 'cell',
          subject: name,
          statement: cell,
          asks: `${about}: what is in the column “${column}” for “${name}”?`,
          asksSubject: null,
          group: `cell ${index} ${table.slice(0, 80)}`,
          quote: lines[row]!,
          lesson,
        },
      ];
    }),
  );
}

const itemsOf = (list: string): string[] =>
  list
    .split(/\n(?= {0,3}(?:[-*+]|\d+[.)])\s)/)
    .map((item) => item.replace(/^ {0,3}(?:[-*+]|\d+[.)])\s+/, ''));

/** Lower case at the beginning of a sentence, but not of an abbreviation or a name with other capitals. */
const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}*(?![\p{Lu}])/u.test(text) && !/^\p{Lu}{2}/u.test(text)
    ? text[0]!.toLowerCase() + text.slice(1)
    : text;
