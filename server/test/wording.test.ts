import ts from 'typescript';
import { type SourceFile, sourceFiles } from './sources';

/**
 * Words that the product no longer uses, with their replacements. The map of lines and stops is a visual theme; texts
 * speak of courses, lessons, progress and certificates.
 */
const NOT_ON_SCREEN: readonly [RegExp, string][] = [
  [/\bterminus\b/i, 'Course complete'],
  [/\binterchange\b/i, 'quiz'],
  [/\b(ride|ridden|riders?)\b/i, 'take a course, completed, students'],
  [/\b(its|your|of this|the next) lines?\b(?! is| of the)/i, 'course'],
  [/\bStop (\d|\$\{)/, 'Lesson 1'],
  [/\bwhoever\b/i, 'students, anyone'],
  [/\bstands? (here|in it|there|on)\b/i, 'appears'],
  [/\bdid not come\b/i, "couldn't be loaded"],
  [/\b(is|are|be) gone\b/i, 'not found, deleted'],
  [/\bfor good\b/i, 'permanently'],
  [/\blearning act\b/i, 'activity'],
  [/\bneeds? a hand\b/i, 'at risk'],
  [/\bSmall print\b/, 'Legal'],
  [/\bsay it yourself\b/i, 'Share your experience'],
  [/\bof (its|an attempt['’]s) own\b/i, 'different'],
  [/\bopens apart\b/i, 'opens in a new tab'],
  [/\bfilms?\b/i, 'video'],
  [/\bkeeps? no score\b/i, 'ungraded'],
  [/\b(are|is) not known here\b/i, "isn't supported"],
  [/\bthe clock (keeps|stands|starts)\b/i, 'the timer'],
  [/\byour words\b/i, 'your draft, your changes'],
  [/\bLanguage model is at work\b/i, 'without generative AI'],
];

/** Coined names, with the usual term for the same thing. */
const NOT_IN_CODE: Readonly<Record<string, string>> = {
  oncePerApp: 'Service',
  ServicesOver: 'ScopedServices',
  AnswersUnderWay: 'AnswerStreams',
  ProviderAway: 'ProviderUnavailableError',
  awayBecause: 'fromError',
  closedUntil: 'openUntil',
  isTheirs: 'isOwnedBy',
  takeTheirs: 'showSavedVersion',
  useHeldResults: 'useClientResults',
  useRested: 'useDebouncedValue',
  usePressBeside: 'useBackdropClick',
  LeapWatch: 'ClockJumpDetector',
  judgedBy: 'fromRule',
  strays: 'violations',
  unlessStuck: 'withTimeout',
  giveBack: 'refund',
  film: 'video',
  films: 'videos',
};

const sources = sourceFiles();

/** The texts of JSX and the string literals with a space in them, each with its line. */
function textsOf({ path, text }: SourceFile): { line: number; words: string }[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: { line: number; words: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const words = ts.isTemplateExpression(node) ? node.getText(file) : node.text;
      if (/[a-z]\s|\s[a-z]/i.test(words))
        found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, words });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function identifiersOf({ path, text }: SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return names;
}

describe('the words of the product', () => {
  it('on screen avoid metaphors of maps and uncommon words', () => {
    const isOnScreen = ({ path, isTest }: SourceFile) => path.startsWith('client/src/') && !isTest;
    const problems = sources
      .filter(isOnScreen)
      .flatMap((source) =>
        textsOf(source).flatMap(({ line, words }) =>
          NOT_ON_SCREEN.filter(([word]) => word.test(words)).map(
            ([, instead]) => `${source.path}:${line}: "${words.trim()}"; write: ${instead}`,
          ),
        ),
      );
    expect(problems).toEqual([]);
  });

  it('in code are the usual technical terms', () => {
    const problems = sources
      .filter(({ path }) => !path.startsWith('migrations/') && path !== 'server/test/wording.test.ts')
      .flatMap((source) =>
        [...identifiersOf(source)]
          .filter((name) => Object.hasOwn(NOT_IN_CODE, name))
          .map((name) => `${source.path}: ${name}; write: ${NOT_IN_CODE[name]!}`),
      );
    expect(problems).toEqual([]);
  });

  it('are searched in files that have texts', () => {
    const texts = sources.flatMap((source) => (source.path.startsWith('client/src/') ? textsOf(source) : []));
    expect(texts.length).toBeGreaterThan(1000);
    expect(NOT_ON_SCREEN.some(([word]) => word.test('A certificate waits at the terminus'))).toBe(true);
  });
});
