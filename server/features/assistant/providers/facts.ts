import type { Material } from '../provider';
import {
  BLOCK_MAX,
  blocksOf,
  headingIn,
  isCode,
  isTable,
  itemsOf,
  LIST_ITEM,
  NUMBERED_ITEM,
  plainText,
  sentencesIn,
} from '../passages/passages';
import { cellsOf } from '../passages/quote.rules';
import { type QuestionWording, wordingFor } from './question-wording';

/** What a lesson states, in a form that a question can be made of. */
export interface Fact {
  /** The thing that the lesson states something about; for a cause, what it explains. */
  subject: string;
  /** The same with the article that it has in its sentence. */
  named: string;
  /** What it states, without the words between; for a step, the step that comes next. */
  statement: string;
  kind: 'definition' | 'doing' | 'cause' | 'contrast' | 'output' | 'step' | 'cell';
  /** The question whose answer is `statement`. */
  asks: string;
  /** The question whose answer is `subject`; null: none can be asked. */
  asksSubject: string | null;
  /** The sentence made false: a definition that is denied, a contrast with its subjects exchanged. */
  madeFalse?: string;
  /** Facts with the same group have statements of one kind, such as the cells of a column. */
  group: string;
  /** Verbatim from the lesson. */
  quote: string;
  lesson: Material;
}

const SENTENCE_MAX = 240;
const STEPS_MIN = 5;

/** Words that begin a sentence about something said before, or about nothing in particular. */
const NO_SUBJECT =
  /^(it|its|this|that|these|those|they|their|there|here|he|she|we|you|i|your|our|each|every|one|both|such|another|other|most|many|some|all|any|nothing|everything|what|which|who|how|when|where|if|because|as|so|but|and|or|same|first|second|third|last|next|result|answer|reason|rule|point|problem|question|example|difference|cause|text|following|rest|only|way|thing|common|known|usual|typical|choices?|weakness|weaknesses|strengths?|advantages?|disadvantages?|alternatives?|exceptions?|mistakes?|film|video|lesson|chapter|esto|eso|este|esta|это|эта|этот|он|она|они)$/iu;

/** Words that point to something said before, so that the sentence says nothing alone. */
const POINTS_BACK =
  /\b(?:this|these|those|such|ones|same one|else|further|different|another|again|also|instead|too|now|here|above|below|earlier|then|both|the few)\b/iu;
/** A pronoun so early that nothing before it can be what it stands for. */
const EARLY_PRONOUN = /^(?:\S+ ){0,2}(?:it|its|they|them|their)\b/iu;
/** What judges a thing instead of saying what it is. */
const JUDGES =
  /^(?:an?|the) (?:best|better|worst|only|same|first|second|third|last|next|right|wrong|good|bad|most|least|simple|common|useful|usual|\p{L}{3,}est)\b/iu;
/** Words that deny something: a second “not” would be hard to understand. */
const DENIES = /\b(?:not|no|never|none|any|anything|nothing|without)\b/iu;
/** A further clause, which another statement could follow from. */
const FURTHER_CLAUSE = /, (?:and|but|so|because|since|which|even if|even though)\b.*$/su;

const DEFINITION =
  /^(?:(?:An?|The) )?([\p{L}\p{N}`][\p{L}\p{N}` -]{1,40}?) (is|are|means) ((?:an?|the|any|what|how|where|one of|[a-z]+ing) .+)[.!]$/u;
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
const CAUSE = /^([\p{Lu}][^,;:]{12,110}?),? (because|porque|потому,? что) ([^;:]{10,120})[.!]$/u;
/** The question about a cause, by the first letter of the word that introduces it. */
const COMPLETE: Record<string, (effect: string) => string> = {
  b: (effect) => `Complete the sentence: ${effect}, because …`,
  p: (effect) => `Completa la frase: ${effect}, porque …`,
  п: (effect) => `Закончите предложение: ${effect}, потому что …`,
};
const VERB = '(?:is|are|has|have|can|must|[a-z]{2,}[a-rt-z]s)';
const THING = '((?:An?|The) )?([\\p{L}\\p{N}`:.-]+(?: [\\p{L}\\p{N}`-]+)?)';
/** Two things that differ: “… collapses empty columns, while … keeps them.” */
const CONTRAST = new RegExp(
  `^${THING} (${VERB} [^,;:]{8,110}), (while|whereas) ${THING} (${VERB} [^,;:]{4,110})[.!]$`,
  'iu',
);
/** Words of a sentence that tells what happens one after the other. */
const IN_TIME = /\b(?:then|until|still|meanwhile|always|already)\b/iu;
/** A call in a line of code whose comment is what it prints or returns. */
const OUTPUT =
  /^\s*(([\w.]+)\(.*\));?\s+(?:#|\/\/)\s*(?:→|=>)?\s*(-?\d[\d_.]*|true|false|True|False|None|null|undefined|'[^']*'|"[^"]*"|\[[^\]]*\])(?:[,;(].*)?$/u;
const TERM_ITEM = /^\*\*([^*]{2,40}?)[.:]?\*\*[.:]?\s*(?:[–—:-]\s*)?(.{10,200})$/su;

/** The facts of these lessons, in order. */
export const factsOf = (lessons: Material[]): Fact[] => lessons.flatMap(factsIn);

/** A fact before its lesson is added. `named` defaults to the subject, `asksSubject` to null. */
type FoundFact = Omit<Fact, 'named' | 'asksSubject' | 'lesson'> &
  Partial<Pick<Fact, 'named' | 'asksSubject'>>;

function factsIn(lesson: Material): Fact[] {
  const wording = wordingFor(lesson.dictionary);
  const found = [lesson.description, lesson.notes, lesson.spoken].flatMap((text) => {
    let heading = '';
    return blocksOf(text).flatMap((block): FoundFact[] => {
      heading = headingIn(block) ?? heading;
      // A question needs both to be understood without the lesson.
      const place = heading === '' ? lesson.lessonTitle : `${lesson.lessonTitle}, ${heading}`;
      // What a student is told to try is no statement.
      if (block.length > BLOCK_MAX || /^try it/i.test(heading)) return [];
      if (isCode(block)) return outputsIn(block, place, wording);
      if (isTable(block)) return cellsIn(block, place, wording);
      if (NUMBERED_ITEM.test(block))
        return [...termsIn(block, place, wording), ...stepsIn(block, place, wording)];
      if (LIST_ITEM.test(block)) return termsIn(block, place, wording);
      return sentencesIn(block).flatMap((sentence) => stated(sentence, lesson) ?? []);
    });
  });
  return found.map((fact) => ({ named: fact.subject, asksSubject: null, ...fact, lesson }));
}

const isInTitle = (subject: string, { courseTitle, lessonTitle }: Material) =>
  `${courseTitle} ${lessonTitle}`.toLowerCase().includes(subject.toLowerCase());

const isSubject = (subject: string) =>
  subject.split(' ').length <= 4 &&
  !/\b(?:from|above|below|before|after|never|not|takes|in|of)\b/iu.test(subject) &&
  !subject.split(' ').some((word) => NO_SUBJECT.test(word));

function stated(quote: string, lesson: Material): FoundFact | null {
  if (quote.length > SENTENCE_MAX) return null;
  // Marks other than code would be shown literally, and a line break would not be found in the text.
  if (/[_[\]|<>#\\]|!\(|\n|\*\*?\S/.test(quote.replaceAll('**', '')) || /["“”(]/.test(quote)) return null;
  const text = plainText(quote);
  if (POINTS_BACK.test(text) || /[.!?]\s/.test(text)) return null;
  const article = /^(An?|The) /.exec(text)?.[0].toLowerCase() ?? '';
  const definition = DEFINITION.exec(text);
  // Other things with “the” were introduced before.
  const isDefined =
    article !== 'the ' || / /.test(definition?.[1] ?? '') || isInTitle(definition?.[1] ?? '', lesson);
  if (definition && isDefined && isSubject(definition[1]!) && !JUDGES.test(definition[3]!)) {
    const [, first = '', verb] = definition;
    const subject = lowered(first, lesson);
    const statement = definition[3]!.replace(FURTHER_CLAUSE, '');
    return {
      quote,
      kind: 'definition',
      subject,
      named: article + subject,
      statement,
      asks: verb === 'means' ? `What does “${subject}” mean?` : `What ${verb} ${article}${subject}?`,
      asksSubject: `Which term does this describe: ${statement}?`,
      group: `definition ${verb === 'are' ? 'are' : 'is'}`,
      madeFalse:
        verb === 'means' || DENIES.test(statement)
          ? undefined
          : `${text.slice(0, article.length)}${first} ${verb} not ${statement}.`,
    };
  }
  for (const { pattern, asks, asksSubject } of OTHER_DEFINITIONS) {
    const [, first, statement] = pattern.exec(text) ?? [];
    if (first === undefined || statement === undefined || !isSubject(first)) continue;
    const subject = lowered(first, lesson);
    const named = /^(?:El|La|Los|Las|Un|Una) /.exec(text)?.[0].toLowerCase() ?? '';
    return {
      quote,
      kind: 'definition',
      subject,
      named: named + subject,
      statement,
      asks: asks(named + subject),
      asksSubject: `${asksSubject} ${statement}?`,
      group: 'definition',
    };
  }
  const contrast = contrastIn(text, quote, lesson);
  if (contrast) return contrast;
  const cause = CAUSE.exec(text);
  const firstWords = cause?.[1]!.split(' ').slice(0, 2) ?? [];
  if (cause && !firstWords.some((word) => NO_SUBJECT.test(word)) && !EARLY_PRONOUN.test(cause[1]!)) {
    const [, effect = '', word = '', given = ''] = cause;
    const statement = given.replace(FURTHER_CLAUSE, '');
    // What stands between commas is followed by the rest of the sentence.
    if (/, |\bbecause\b/.test(statement)) return null;
    return {
      quote,
      kind: 'cause',
      subject: effect,
      statement,
      asks: COMPLETE[word[0]!]!(effect),
      group: 'cause',
    };
  }
  const doing = DOING.exec(text);
  const isKnown = article !== 'the ' || /^The [^.]*`/.test(quote) || isInTitle(doing?.[1] ?? '', lesson);
  if (
    doing &&
    isKnown &&
    isSubject(doing[1]!) &&
    !/[;:?]/.test(doing[3]!) &&
    !FURTHER_CLAUSE.test(doing[3]!)
  ) {
    const [, first = '', verb, statement = ''] = doing;
    const subject = lowered(first, lesson);
    return {
      quote,
      kind: 'doing',
      subject,
      named: article + subject,
      statement: `It ${verb} ${statement}`,
      asks: `What is true of the ${subject}?`,
      asksSubject: `Which of these ${verb} ${statement}?`,
      group: 'doing',
    };
  }
  return null;
}

function contrastIn(text: string, quote: string, lesson: Material): FoundFact | null {
  const [, article = '', first = '', does, word, otherArticle = '', second = '', doesToo] =
    CONTRAST.exec(text) ?? [];
  if (does === undefined || !isSubject(first) || !isSubject(second) || IN_TIME.test(text)) return null;
  const isAlike = article.toLowerCase() === otherArticle.toLowerCase() && first !== second;
  if (!isAlike) return null;
  const named = article.toLowerCase() + (article === '' ? lowered(first, lesson) : first);
  const other = otherArticle + second;
  return {
    kind: 'contrast',
    subject: named,
    statement: text,
    asks: `What is the difference between ${named} and ${other}?`,
    madeFalse: `${other[0]!.toUpperCase()}${other.slice(1)} ${does}, ${word} ${named} ${doesToo}.`,
    group: `contrast ${quote}`,
    quote,
  };
}

/** Whether the result of the call depends on a variable, whose value the question would not tell. */
const hasVariable = (call: string) =>
  /(?<![\w.])(?!(?:None|True|False|null|true|false|undefined)\b)[a-z_]\w*\b(?!\s*[(.=])/iu.test(
    call.replace(/'[^']*'|"[^"]*"/g, ''),
  );

function outputsIn(block: string, place: string, wording: QuestionWording): FoundFact[] {
  return block.split('\n').flatMap((line): FoundFact[] => {
    const [, call, name, value] = OUTPUT.exec(line) ?? [];
    if (call === undefined || name === undefined || value === undefined || call.length > 120) return [];
    if (hasVariable(call)) return [];
    const isPrinted = /^(?:print|console\.log|echo|puts)$/.test(name);
    return [
      {
        kind: 'output',
        subject: call,
        statement: value,
        asks: wording.output(place, call, isPrinted),
        group: `output ${/^-?\d/.test(value) ? 'number' : 'other'}`,
        quote: line.trim(),
      },
    ];
  });
}

/** Items that begin with a term in bold. */
function termsIn(list: string, place: string, wording: QuestionWording): FoundFact[] {
  return itemsOf(list).flatMap((item): FoundFact[] => {
    const [, subject, rest] = TERM_ITEM.exec(item) ?? [];
    const quote = item.trim();
    if (subject === undefined || rest === undefined || quote.includes('\n')) return [];
    const [first] = sentencesIn(plainText(rest));
    if (first === undefined || first.length < 10 || !isSubject(subject)) return [];
    const name = plainText(subject);
    const statement = first.replace(/[.]$/, '');
    return [
      {
        kind: 'definition',
        subject: name,
        statement,
        asks: wording.term(place, name),
        asksSubject: wording.termFor(place, statement),
        group: `item ${list.slice(0, 80)}`,
        quote,
      },
    ];
  });
}

function stepsIn(list: string, place: string, wording: QuestionWording): FoundFact[] {
  const items = itemsOf(list);
  const texts = items.map((item) => plainText(item).replace(/[.]$/, ''));
  if (items.length < STEPS_MIN || TERM_ITEM.test(items[0]!)) return [];
  return items.slice(0, -1).flatMap((item, index): FoundFact[] => {
    const quote = item.trim();
    if (quote.includes('\n') || texts[index]!.length > 150) return [];
    return [
      {
        kind: 'step',
        subject: texts[index]!,
        statement: texts[index + 1]!,
        asks: wording.nextStep(place, texts[index]!),
        group: `step ${list.slice(0, 80)}`,
        quote,
      },
    ];
  });
}

/** The cells of a table's other columns, by the row's and the column's heading. */
function cellsIn(table: string, place: string, wording: QuestionWording): FoundFact[] {
  const [header, rule, ...rows] = table.split('\n').map((line) => cellsOf(line).map(plainText));
  if (!header || !rule || header.length < 2 || rows.length < 3) return [];
  const lines = table.split('\n').slice(2);
  return rows.flatMap((cells, row) =>
    cells.slice(1).flatMap((cell, index): FoundFact[] => {
      const [name, column] = [cells[0]!, header[index + 1]!];
      // A bare number is nothing to remember in a cell, and no name for a row.
      if (!/\p{L}{2}/u.test(name) || !/\p{L}{3}/u.test(cell) || column === '' || cell.length > 150) return [];
      return [
        {
          kind: 'cell',
          subject: name,
          statement: cell,
          asks: wording.cell(place, column, name),
          group: `cell ${index} ${table.slice(0, 80)}`,
          quote: lines[row]!,
        },
      ];
    }),
  );
}

/** Lower case at the beginning of a sentence, but not of a name, which the lesson writes with a capital elsewhere. */
function lowered(text: string, { notes, spoken }: Material): string {
  const [first = ''] = text.split(' ');
  if (!/^\p{Lu}\p{Ll}*$/u.test(first)) return text;
  const isName = [...`${notes} ${spoken}`.matchAll(/[\p{Ll},] (\p{Lu}\p{Ll}+)/gu)].some(
    ([, word]) => word === first,
  );
  return isName ? text : text[0]!.toLowerCase() + text.slice(1);
}
