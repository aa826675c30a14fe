import { usePlatform } from './platform';

/** The document's title: that of the page, and the platform's name. */
export function PageTitle({ children }: { children: string }) {
  const { name } = usePlatform();
  return <title>{`${children} · ${name}`}</title>;
}
