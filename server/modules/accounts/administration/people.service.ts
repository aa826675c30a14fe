import type { Page } from '../../../platform/connection';
import { pageByKey } from '../../../platform/database/list-order';
import { Database } from '../../../platform/database/database';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { personSearch } from '../../../platform/search';
import { administratorId, Role, type Viewer } from '../../../platform/viewer';
import type {
  AccountState,
  Administration,
  Person,
  PersonConnection,
  PersonSort,
} from './administration.types';
import { PEOPLE_ORDERS, peoplePage, type PeopleFilter, personById, unfoldedPeople } from './people.queries';

/** Which accounts to list; null or left out: any. */
interface PeopleRequest {
  search?: string | null;
  role?: Role | null;
  state?: AccountState | null;
  sort: PersonSort;
  isDescending: boolean;
}

/** Administrators' reads of accounts. UNAUTHENTICATED for visitors, FORBIDDEN for other roles. */
@Service()
export class PeopleService {
  constructor(private readonly database: Database) {}

  /** Parent object of an administrator's fields; null for every other role. */
  administrationOf(viewer: Viewer): Administration | null {
    return viewer.account.role === Role.ADMIN ? { id: viewer.account.id, viewer } : null;
  }

  /** Accounts whose name or email contains `search`, in order; `first` from 1 to 100. */
  async people(
    viewer: Viewer | null,
    { search, role, state, sort, isDescending, ...page }: Page & PeopleRequest,
  ): Promise<PersonConnection> {
    administratorId(viewer);
    const filter = { search: await this.found(search), role: role ?? null, state: state ?? null };
    return pageByKey(page, PEOPLE_ORDERS[sort], (requested) =>
      this.database.rows(peoplePage({ ...requested, ...filter, sort, isDescending })),
    );
  }

  /** One account; null if there is none. */
  async person(viewer: Viewer | null, id: string): Promise<Person | null> {
    administratorId(viewer);
    return isId(id) ? ((await this.database.row(personById(id))) ?? null) : null;
  }

  private async found(text: string | null | undefined): Promise<PeopleFilter['search']> {
    const people = personSearch(text);
    if (!people) return null;
    const unfolded = await this.database.rows(unfoldedPeople);
    return { patterns: people.patterns, others: unfolded.filter(people.matches).map(({ id }) => id) };
  }
}
