/** Calls `work` on every item, at most `atOnce` at a time; if one returns 'stop', no further items are started. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<'go on' | 'stop'>,
): Promise<void> {
  const queue = [...items];
  let isStopped = false;
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined && !isStopped; item = queue.shift())
      if ((await work(item)) === 'stop') isStopped = true;
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
