import type { ReactElement, ReactNode } from 'react';
import type { Components, Options } from 'react-markdown';
import remarkMath from 'remark-math';
import { Formula } from './Formula';

type Plugins = NonNullable<Options['remarkPlugins']>;

/** Formulas between double dollars; see `withDoubleDollars`. */
const remark: Plugins = [[remarkMath, { singleDollarTextMath: false }]];

/** The content of a formula is a text; without the line break before a closing delimiter. */
const sourceOf = (children: ReactNode) => (typeof children === 'string' ? children.replace(/\n$/, '') : '');

/** remark-math marks a formula as code with a class. */
const code: Components['code'] = ({ className = '', children }) => {
  if (/\bmath-(?:inline|display)\b/.test(className))
    return <Formula isDisplay={className.includes('math-display')}>{sourceOf(children)}</Formula>;
  return <code className={className || undefined}>{children}</code>;
};

/** Whether the content of a `pre` is a formula, which stands in none. */
const isFormula = (children: ReactNode) =>
  ((children as ReactElement<{ className?: string }> | undefined)?.props.className ?? '').includes(
    'math-display',
  );

const withFormulas = (pre: NonNullable<Components['pre']>): Components['pre'] => {
  const Pre = pre as (props: object) => ReactElement;
  return (props) => (isFormula(props.children) ? <p>{props.children}</p> : <Pre {...props} />);
};

/** What Markdown needs for formulas. Load lazily, with KaTeX. */
export const markdownMath = { remark, code, withFormulas };
