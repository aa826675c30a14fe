/** Creates a formatter of `Intl` when it is first used: each takes milliseconds, and no page uses all of them. */
export function onFirstUse<Formatter>(create: () => Formatter): () => Formatter {
  let created: Formatter | undefined;
  return () => (created ??= create());
}
