import { endOfLongestSilence } from './probe';

test('the longest silence after a fault ends with the acknowledgement that follows it', () => {
  expect(endOfLongestSilence(1_000, [1_050, 4_300, 4_500, 4_700])).toBe(4_300);
  expect(endOfLongestSilence(1_000, [4_500, 1_050, 4_700, 4_300])).toBe(4_300);
  expect(endOfLongestSilence(1_000, [3_000, 3_200])).toBe(3_000);
});

test('without an acknowledgement there is nothing to measure but the fault', () => {
  expect(endOfLongestSilence(1_000, [])).toBe(1_000);
});
