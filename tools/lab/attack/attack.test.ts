import { aDatabase } from '../../../server/test/test-app';
import { runAttack } from './attack';

/** It takes four minutes beside two other suites, and more on a busy machine. */
jest.setTimeout(1_200_000);

/** `npm run attack` runs the whole attack. */
const SHARE = 0.01;

it('a small attack breaks no rule', async () => {
  const results = await runAttack(await aDatabase(), SHARE, () => undefined);
  expect(results.map(({ name, tried }) => [name, tried > 0])).toEqual(
    results.map(({ name }) => [name, true]),
  );
  expect(results.flatMap(({ name, violations }) => violations.map((text) => `${name}: ${text}`))).toEqual([]);
});
