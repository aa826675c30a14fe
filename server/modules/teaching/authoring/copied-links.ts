/** Addresses on a host, and paths where a link, a quotation or a line may begin with them. */
const LINK = /(https?:\/\/[^\s/()<>"'[\]]+|(?<=^|[\s("'<>[]))(\/(?!\/)[^\s()<>"'\]]*)/gi;
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * A function that points the links in all texts of a value to the copies: in addresses of this platform and in paths, it
 * replaces ids that are keys of `copies`. Links to other hosts and other content stay.
 */
export function linksToCopies(copies: ReadonlyMap<string, string>, publicUrl: string) {
  const relinked = (text: string) =>
    text.replace(LINK, (link: string, host: string, path: string) =>
      host === '' || host.toLowerCase() === publicUrl.toLowerCase()
        ? host + path.replace(ID, (id) => copies.get(id.toLowerCase()) ?? id)
        : link,
    );
  return <Value>(value: Value) =>
    JSON.parse(JSON.stringify(value), (_, part: unknown) =>
      typeof part === 'string' ? relinked(part) : part,
    ) as Value;
}
