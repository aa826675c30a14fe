/** Creates something of `Intl` when it is first used: each takes milliseconds, the first one ten times as long, and no page uses all. */
export function onFirstUse<Formatter>(create: () => Formatter): () => Formatter {
  let created: Formatter | undefined;
  return () => (created ??= create());
}
