import { startTestApp, type TestApp } from '../test-app';
import { addCourses, measure, type Figures } from './measure';
import { ownSet } from './sets';

// A change that makes the assistant worse on any of these fails here; nobody tunes on them.
describe.each(['gardening', 'spanish', 'russian'] as const)('the assistant on the set %s', (name) => {
  let app: TestApp;
  let figures: Figures;
  beforeAll(async () => {
    app = await startTestApp();
    await addCourses(app, ownSet(name));
    ({ figures } = await measure(app, ownSet(name)));
  });
  afterAll(() => app.stop());

  it('finds the lesson of a good question', () => {
    expect(figures.first).toBeGreaterThanOrEqual(0.75);
    expect(figures.amongFive).toBeGreaterThanOrEqual(0.92);
    expect(figures.goodRefused).toBeLessThanOrEqual(0.03);
  });

  it('has no answer to what is outside, reads follow-ups, and keeps answers short', () => {
    expect(figures.outsideRefused).toBeGreaterThanOrEqual(0.75);
    expect(figures.followUps ?? 1).toBe(1);
    expect(figures.wordsMost).toBeLessThanOrEqual(90);
  });
});
