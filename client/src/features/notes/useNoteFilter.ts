import { useSearchParams } from 'react-router-dom';
import { withParam } from '../../lib/addressParams';

/** The filter of my notes, kept in the URL: `?course=&q=`. */
export function useNoteFilter() {
  const [params, setParams] = useSearchParams();
  const put = (name: string, value: string | null) =>
    setParams((before) => withParam(before, name, value), { preventScrollReset: true });
  return {
    search: params.get('q') ?? '',
    courseId: params.get('course'),
    find: (text: string) => put('q', text),
    chooseCourse: (courseId: string | null) => put('course', courseId),
    clear: () => setParams({}),
  };
}
