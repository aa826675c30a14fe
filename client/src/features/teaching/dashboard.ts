import type { InstructorDashboardPageQuery } from './InstructorDashboardPage.generated';

type Teaching = NonNullable<NonNullable<InstructorDashboardPageQuery['viewer']>['teaching']>;

/** How an instructor's courses do, as their dashboard asks for it. */
export type Dashboard = Teaching['dashboard'];
