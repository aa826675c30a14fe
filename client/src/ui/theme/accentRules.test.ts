import { DARK_THEME, INKS } from '#server/platform/settings/accent.rules';
import { colors } from './tokens';

test('the accent is checked against the colors of the themes', () => {
  expect(INKS.dark).toBe(colors['action-ink'].light);
  expect(DARK_THEME.text).toBe(colors.text.dark);
  expect(DARK_THEME.grounds).toEqual([colors.ground.dark, colors.surface.dark, colors.sunken.dark]);
  expect(colors['action-border'].light).toBe(INKS.dark);
});
