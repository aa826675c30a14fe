import { findChromium } from './chromium';

test('CHROMIUM chooses the executable, and a wrong path is refused with instructions', () => {
  expect(findChromium(__filename)).toBe(__filename);
  expect(() => findChromium('/nowhere/chromium')).toThrow(
    /^CHROMIUM names \/nowhere\/chromium, where there is no file\. .*CHROMIUM=\/path\/to\/chromium npm test/,
  );
});
