import { useAddressParams } from '../../forms/useAddressParams';

/** The filter of my notes, kept in the URL: `?course=&q=`. */
export function useNoteFilter() {
  const [params, setParams] = useAddressParams();
  const put = (name: string, value: string | null) => setParams({ [name]: value });
  return {
    search: params.get('q') ?? '',
    courseId: params.get('course'),
    find: (text: string) => put('q', text),
    chooseCourse: (courseId: string | null) => put('course', courseId),
    clear: () => setParams({ q: null, course: null }),
  };
}
