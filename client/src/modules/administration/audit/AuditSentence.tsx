import { Link } from 'react-router-dom';
import { COURSE_ROLE_NAMES } from '#server/modules/courses/permissions/course-permissions.rules';
import { paths } from '../../../app/paths';
import { formatCount } from '../../../lib/format';
import { roleName } from '../../accounts/roleLabels';
import { AUDIT_ACTIONS } from './auditActions';
import type { AuditRowFragment } from './__generated__/AuditLogPage.generated';

type Person = NonNullable<AuditRowFragment['actor']>;

/** What is said of an entry whose detail is missing, such as one of an earlier version. */
const UNKNOWN = 'something unknown';

/** The details that are numbers, with what they count. */
const UNITS: Partial<Record<string, string>> = { courses: 'course', rows: 'row' };

/** A value of a detail in words, where it is not a word itself. */
const WORDS: Partial<Record<string, string>> = {
  ...COURSE_ROLE_NAMES,
  STUDENT: roleName('STUDENT'),
  INSTRUCTOR: roleName('INSTRUCTOR'),
  ADMIN: roleName('ADMIN'),
  OPEN: 'everybody',
  LINK: 'only with a join link or code',
  APPROVAL: 'students whose request is approved',
  WAITING: 'waiting',
  APPROVED: 'public',
  HIDDEN: 'hidden',
  NONE: 'none',
  QUARTER: '25%',
  HALF: '50%',
  DOUBLE: '100%',
  INVITATION: 'with an invitation',
  DOMAIN: 'with an address of an allowed domain',
  csv: 'CSV',
  jsonl: 'JSON lines',
};

/** Who did what to whom, in a sentence; the names lead to all entries of that person. */
export function AuditSentence({ entry }: { entry: AuditRowFragment }) {
  const [, sentence, withoutSubject = sentence] = AUDIT_ACTIONS[entry.action];
  const parts = (entry.subject ? sentence : withoutSubject).split(/\{(\w+)\}/);
  return (
    <>
      {/* Every other part was in braces; a sentence’s parts never change their order. */}
      {parts.map((part, index) => (index % 2 === 0 ? part : <Word key={index} name={part} entry={entry} />))}
    </>
  );
}

function Word({ name, entry }: { name: string; entry: AuditRowFragment }) {
  if (name === 'actor')
    return <PersonName person={entry.actor} nobody="The operator" deleted="A deleted account" />;
  if (name === 'subject')
    return <PersonName person={entry.subject} nobody="nobody" deleted="a deleted account" />;
  return wordOf(name, entry);
}

function PersonName({ person, nobody, deleted }: { person: Person | null; nobody: string; deleted: string }) {
  if (!person) return nobody;
  return (
    <Link to={paths.auditLogOf(person.id)} className="wm-link">
      {person.name ?? deleted}
    </Link>
  );
}

function wordOf(name: string, { details }: AuditRowFragment): string {
  if (name === 'course' || name === 'lesson' || name === 'quiz') {
    const title = details.find((detail) => detail.name === `${name}Id`)?.title;
    return title ? `the ${name} “${title}”` : `a ${name}`;
  }
  const value = details.find((detail) => detail.name === name)?.value ?? UNKNOWN;
  const unit = UNITS[name];
  if (unit !== undefined) return formatCount(Number(value) || 0, unit);
  return WORDS[value] ?? value;
}
