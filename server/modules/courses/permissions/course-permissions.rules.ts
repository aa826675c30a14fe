/** What a member of a course's team is there for. */
export enum CourseRole {
  /** The account that the course belongs to, one for each course. */
  OWNER = 'OWNER',
  INSTRUCTOR = 'INSTRUCTOR',
  ASSISTANT = 'ASSISTANT',
  OBSERVER = 'OBSERVER',
}

/** What a role can allow in a course. */
export enum CoursePermission {
  SEE_COURSE = 'SEE_COURSE',
  SEE_FIGURES = 'SEE_FIGURES',
  SEE_STUDENTS = 'SEE_STUDENTS',
  SEE_ADDRESSES = 'SEE_ADDRESSES',
  EXPORT_STUDENTS = 'EXPORT_STUDENTS',
  GRADE = 'GRADE',
  MESSAGE_STUDENTS = 'MESSAGE_STUDENTS',
  MANAGE_STUDENTS = 'MANAGE_STUDENTS',
  EDIT_CONTENT = 'EDIT_CONTENT',
  PUBLISH = 'PUBLISH',
  DELETE_COURSE = 'DELETE_COURSE',
  MANAGE_TEAM = 'MANAGE_TEAM',
}

/** WITH_ADDRESSES: only a member whom the owner allowed to see the students' addresses. */
type Grant = 'ALWAYS' | 'WITH_ADDRESSES' | 'NEVER';

const { OWNER, INSTRUCTOR, ASSISTANT, OBSERVER } = CourseRole;

const grants = (
  owner: Grant,
  instructor: Grant,
  assistant: Grant,
  observer: Grant,
): Readonly<Record<CourseRole, Grant>> => ({
  [OWNER]: owner,
  [INSTRUCTOR]: instructor,
  [ASSISTANT]: assistant,
  [OBSERVER]: observer,
});

const everyone = grants('ALWAYS', 'ALWAYS', 'ALWAYS', 'ALWAYS');
const teachers = grants('ALWAYS', 'ALWAYS', 'ALWAYS', 'NEVER');
const authors = grants('ALWAYS', 'ALWAYS', 'NEVER', 'NEVER');
const ownerAlone = grants('ALWAYS', 'NEVER', 'NEVER', 'NEVER');

/**
 * Which role may do what in a course. Statements (`mayInCourse`), services, `viewerPermissions` of the API and
 * what `npm run permissions` prints are all made from this table.
 */
export const COURSE_GRANTS: Readonly<Record<CoursePermission, Readonly<Record<CourseRole, Grant>>>> = {
  SEE_COURSE: everyone,
  SEE_FIGURES: everyone,
  SEE_STUDENTS: teachers,
  SEE_ADDRESSES: grants('ALWAYS', 'ALWAYS', 'WITH_ADDRESSES', 'NEVER'),
  EXPORT_STUDENTS: teachers,
  GRADE: teachers,
  MESSAGE_STUDENTS: teachers,
  MANAGE_STUDENTS: authors,
  EDIT_CONTENT: authors,
  PUBLISH: authors,
  DELETE_COURSE: ownerAlone,
  MANAGE_TEAM: ownerAlone,
};

/** What each permission allows, as a sentence for people. */
export const PERMISSION_DESCRIPTIONS: Readonly<Record<CoursePermission, string>> = {
  SEE_COURSE: 'See the course, its lessons and its quizzes with their answers, drafts included.',
  SEE_FIGURES: 'See figures of the course and its quizzes, without names.',
  SEE_STUDENTS: 'See the names and the progress of the students.',
  SEE_ADDRESSES: 'See, search and export the email addresses of the students, and write to an address.',
  EXPORT_STUDENTS: 'Download the students and their quiz attempts as CSV.',
  GRADE: 'See the attempts of each student, and give extra time.',
  MESSAGE_STUDENTS: 'Write messages to the students.',
  MANAGE_STUDENTS: 'Enroll and remove students.',
  EDIT_CONTENT: 'Edit, copy and delete content: the course page, lessons and quizzes.',
  PUBLISH: 'Publish and unpublish the course.',
  DELETE_COURSE: 'Delete the course.',
  MANAGE_TEAM: 'Invite and remove members of the team, change their roles, and hand the course over.',
};

/** What each role is there for, as a sentence for people. */
export const ROLE_DESCRIPTIONS: Readonly<Record<CourseRole, string>> = {
  OWNER: 'Everything. The course page names them as the instructor.',
  INSTRUCTOR: 'Edits and publishes the course, and works with its students.',
  ASSISTANT: 'Sees and grades the students, but does not edit the course.',
  OBSERVER: 'Sees the course and its figures, but no names of students.',
};

/** The name of each role on screens and in documents. */
export const COURSE_ROLE_NAMES: Readonly<Record<CourseRole, string>> = {
  OWNER: 'Owner',
  INSTRUCTOR: 'Instructor',
  ASSISTANT: 'Teaching assistant',
  OBSERVER: 'Observer',
};

/** Refuses what a member's role does not allow; somebody outside the team does not learn that there is a course. */
export const NOT_ALLOWED_BY_ROLE =
  'Your role in this course doesn’t allow this. Its owner can change your role.';

/** A member's place in a course's team. */
export interface Membership {
  role: CourseRole;
  seesAddresses: boolean;
}

/** Whether a member may do this. */
export const isAllowed = ({ role, seesAddresses }: Membership, permission: CoursePermission): boolean => {
  const grant = COURSE_GRANTS[permission][role];
  return grant === 'ALWAYS' || (grant === 'WITH_ADDRESSES' && seesAddresses);
};

/** All that a member may do. */
export const permissionsOf = (member: Membership): CoursePermission[] =>
  Object.values(CoursePermission).filter((permission) => isAllowed(member, permission));
