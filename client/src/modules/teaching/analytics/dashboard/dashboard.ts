import type { InstructorDashboardPageQuery } from './__generated__/InstructorDashboardPage.generated';

type Teaching = NonNullable<NonNullable<InstructorDashboardPageQuery['viewer']>['teaching']>;

/** An instructor's dashboard as selected by its query. */
export type Dashboard = Teaching['dashboard'];
