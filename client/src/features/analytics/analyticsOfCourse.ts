import type { CourseFiguresQuery } from './CourseFigures.generated';

type Teaching = NonNullable<NonNullable<CourseFiguresQuery['viewer']>['teaching']>;

/** What is counted of one course, as its page asks for it. */
export type Analytics = NonNullable<Teaching['course']>['analytics'];
