import { FAULTS, schedule, type FaultKind } from './faults';

const timesOf = (kinds: FaultKind[], kind: FaultKind) => kinds.filter((each) => each === kind).length;

test('every fault is caused as often as the drill promises', () => {
  const kinds = schedule();
  for (const [kind, { times }] of Object.entries(FAULTS))
    expect(timesOf(kinds, kind as FaultKind)).toBe(times);
  expect(kinds).toHaveLength(40);
});

test('faults of one kind are spread over the whole drill', () => {
  const kinds = schedule();
  for (const kind of Object.keys(FAULTS) as FaultKind[]) {
    expect(kinds.indexOf(kind)).toBeLessThan(kinds.length / 4);
    expect(kinds.lastIndexOf(kind)).toBeGreaterThanOrEqual((kinds.length * 3) / 4);
  }
});

test('a small share still causes every fault once', () => {
  const kinds = schedule(0.01);
  expect([...kinds].sort()).toEqual((Object.keys(FAULTS) as FaultKind[]).sort());
});
