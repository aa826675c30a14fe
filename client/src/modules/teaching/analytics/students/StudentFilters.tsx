import { useAddressParams } from '../../../../forms/useAddressParams';
import { FilterBar, SearchForm } from '../../../../ui/fields/SearchForm';
import { GroupFilter, useGroupId } from './GroupFilter';

interface StudentFiltersProps {
  courseId: string;
  /** Whether the viewer may search them by email. */
  seesAddresses: boolean;
}

/** Search (`?q=`) and group of a list of a course's students. */
export function StudentFilters({ courseId, seesAddresses }: StudentFiltersProps) {
  const [params, setParams] = useAddressParams();
  const groupId = useGroupId();
  return (
    <FilterBar
      search={
        <SearchForm
          label="Search students"
          placeholder={seesAddresses ? 'Name or email' : 'Name'}
          search={(params.get('q') ?? '').trim()}
          onSearch={(text) => setParams({ q: text }, { replace: true })}
        />
      }
      isFiltered={groupId !== null}
    >
      <GroupFilter courseId={courseId} />
    </FilterBar>
  );
}
