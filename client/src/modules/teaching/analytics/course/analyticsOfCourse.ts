import type { CourseFiguresQuery } from './__generated__/CourseFigures.generated';

type Teaching = NonNullable<NonNullable<CourseFiguresQuery['viewer']>['teaching']>;

/** A course's analytics as selected by the analytics page. */
export type Analytics = NonNullable<Teaching['course']>['analytics'];
