/** The sentences that questions and cards are put in. `place` is where the material stands: a lesson and its heading. */
export interface QuestionWording {
  /** Asks what the lesson says of a term. */
  term(place: string, name: string): string;
  /** Asks for the term of which the lesson says this. */
  termFor(place: string, said: string): string;
  /** Asks for the step that follows. */
  nextStep(place: string, step: string): string;
  /** Asks for a cell of a table. */
  cell(place: string, column: string, row: string): string;
  /** Asks what a call in the code prints, or else returns. */
  output(place: string, call: string, isPrinted: boolean): string;
  /** Introduces the sentence that a question is based on. */
  said(lessonTitle: string, quote: string): string;
}

const english: QuestionWording = {
  term: (place, name) => `${place}: what does the lesson say of “${name}”?`,
  termFor: (place, said) => `${place}: of which does the lesson say: “${said}”?`,
  nextStep: (place, step) => `${place}: what comes directly after “${step}”?`,
  cell: (place, column, row) => `${place}: what is in the column “${column}” for “${row}”?`,
  output: (place, call, isPrinted) => `${place}: what does \`${call}\` ${isPrinted ? 'print' : 'return'}?`,
  said: (lessonTitle, quote) => `The lesson “${lessonTitle}” says: ${quote}`,
};

/** By the dictionary of the passages, which follows the course's language, or else that of its text. */
const WORDINGS: Record<string, QuestionWording> = {
  spanish: {
    term: (place, name) => `${place}: ¿qué dice la lección sobre «${name}»?`,
    termFor: (place, said) => `${place}: ¿de qué dice la lección: «${said}»?`,
    nextStep: (place, step) => `${place}: ¿qué viene justo después de «${step}»?`,
    cell: (place, column, row) => `${place}: ¿qué hay en la columna «${column}» para «${row}»?`,
    output: (place, call, isPrinted) => `${place}: ¿qué ${isPrinted ? 'imprime' : 'devuelve'} \`${call}\`?`,
    said: (lessonTitle, quote) => `La lección «${lessonTitle}» dice: ${quote}`,
  },
  russian: {
    term: (place, name) => `${place}: что сказано в уроке про «${name}»?`,
    termFor: (place, said) => `${place}: о чём в уроке сказано: «${said}»?`,
    nextStep: (place, step) => `${place}: что идёт сразу после «${step}»?`,
    cell: (place, column, row) => `${place}: что стоит в столбце «${column}» для «${row}»?`,
    output: (place, call, isPrinted) => `${place}: что ${isPrinted ? 'выведет' : 'вернёт'} \`${call}\`?`,
    said: (lessonTitle, quote) => `В уроке «${lessonTitle}» сказано: ${quote}`,
  },
  german: {
    term: (place, name) => `${place}: Was sagt die Lektion über „${name}“?`,
    termFor: (place, said) => `${place}: Wovon sagt die Lektion: „${said}“?`,
    nextStep: (place, step) => `${place}: Was kommt direkt nach „${step}“?`,
    cell: (place, column, row) => `${place}: Was steht in der Spalte „${column}“ bei „${row}“?`,
    output: (place, call, isPrinted) => `${place}: Was gibt \`${call}\` ${isPrinted ? 'aus' : 'zurück'}?`,
    said: (lessonTitle, quote) => `Die Lektion „${lessonTitle}“ sagt: ${quote}`,
  },
  french: {
    term: (place, name) => `${place} : que dit la leçon de « ${name} » ?`,
    termFor: (place, said) => `${place} : de quoi la leçon dit-elle : « ${said} » ?`,
    nextStep: (place, step) => `${place} : qu’est-ce qui vient juste après « ${step} » ?`,
    cell: (place, column, row) => `${place} : qu’y a-t-il dans la colonne « ${column} » pour « ${row} » ?`,
    output: (place, call, isPrinted) => `${place} : que ${isPrinted ? 'affiche' : 'renvoie'} \`${call}\` ?`,
    said: (lessonTitle, quote) => `La leçon « ${lessonTitle} » dit : ${quote}`,
  },
};

/** English for every other dictionary. */
export const wordingFor = (dictionary: string): QuestionWording => WORDINGS[dictionary] ?? english;
