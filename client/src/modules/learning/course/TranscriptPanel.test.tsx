import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aliveResponse } from '../../../test/jsonResponse';
import { PlayerLink } from '../../courses/player/PlayerLink';
import { learningPanels } from './LearningPanels';
import type { LearningViewFragment } from './__generated__/LearningView.generated';
import { TranscriptPanel } from './TranscriptPanel';
import { findMatches } from './transcriptMatches';

const VTT = `WEBVTT

00:00:01.000 --> 00:00:04.000
Every element is a box.

00:00:04.500 --> 00:00:09.000
The Café box has <b>padding</b>.

01:02:03.000 --> 01:02:05.000
That was the box model.
`;

/** Places of the lines in a box of 100 px that does not scroll by itself: jsdom has no layout. */
function lay(box: HTMLElement, tops: readonly number[]) {
  const scrollTo = jest.fn();
  Object.assign(box, { scrollTo });
  box.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
  screen.getAllByRole('listitem').forEach((item, index) => {
    const line = within(item).getByRole('button');
    line.getBoundingClientRect = () => new DOMRect(0, tops[index], 300, 40);
  });
  return scrollTo;
}

async function show({ text = VTT as string | null } = {}) {
  const fetched = jest.fn(async (path: string) =>
    path === '/healthz'
      ? aliveResponse()
      : { ok: text !== null, status: text === null ? 503 : 200, text: async () => text },
  );
  Object.assign(globalThis, { fetch: fetched });
  const player = new PlayerLink();
  const seek = jest.fn();
  player.attach({ currentTime: () => 5, seek });
  render(
    <TranscriptPanel
      lesson={{ captionsPath: '/media/captions/l1.vtt?revision=2', captionsUrl: null }}
      player={player}
    />,
  );
  if (text !== null) await screen.findByRole('list', { name: 'Transcript' });
  const play = (seconds: number) =>
    act(() => player.report({ seconds, duration: 7200, isPlaying: true, hasEnded: false }));
  const current = () => document.querySelector('[aria-current]')?.textContent;
  return { player, seek, play, current, fetched, box: () => screen.getByRole('list').parentElement! };
}

it('shows the captions with their times, and follows the playback', async () => {
  const { play, current } = await show();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('button', { name: '1:02:03 That was the box model.' })).toBeVisible();
  // Where the player is when the transcript opens.
  expect(current()).toBe('0:04 The Café box has padding.');
  play(2);
  expect(current()).toBe('0:01 Every element is a box.');
  play(0.2);
  expect(current()).toBeUndefined();
  play(4000);
  expect(current()).toBe('1:02:03 That was the box model.');
});

it('seeks to a line by click and with Enter; the arrow keys move between lines', async () => {
  const { seek } = await show();
  await userEvent.click(screen.getByText('Every element is a box.'));
  expect(seek).toHaveBeenLastCalledWith(1);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(seek).toHaveBeenLastCalledWith(3723);
  await userEvent.keyboard('{Home}{ArrowUp}{Enter}');
  expect(seek).toHaveBeenLastCalledWith(1);
  // One stop for Tab, however many lines.
  expect(
    screen.getAllByRole('listitem').filter((item) => within(item).getByRole('button').tabIndex === 0),
  ).toHaveLength(1);
});

it('scrolls its own box to the current line, smoothly unless reduced motion is preferred', async () => {
  const { play, box } = await show();
  const scrollTo = lay(box(), [0, 40, 120]);
  play(2);
  expect(scrollTo).not.toHaveBeenCalled();
  play(4000);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 120 - 100 / 3, behavior: 'smooth' });

  const media = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  play(2);
  play(4000);
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'instant' }));
  media.mockRestore();
});

it('stops following when the viewer scrolls the current line away, until asked to go back', async () => {
  const { play, box } = await show();
  play(2);
  const scrollTo = lay(box(), [-200, -160, 60]);
  fireEvent.wheel(box());
  fireEvent.scroll(box());
  play(5);
  expect(scrollTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the current line' }));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toHaveTextContent('The Café box has padding.');
  expect(screen.queryByRole('button', { name: 'Back to the current line' })).not.toBeInTheDocument();
});

it('counts and marks what is searched for, and goes from one match to the previous and the next', async () => {
  await show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search transcript' }), 'BOX');
  expect(await screen.findByText('Match 1 of 3')).toBeVisible();
  expect([...document.querySelectorAll('mark')]).toHaveTexts(['box', 'box', 'box']);
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(screen.getByText('Match 3 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next match' }));
  expect(screen.getByText('Match 1 of 3')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('No matches')).toBeVisible();
});

it('is offered for lessons with captions of this server, and a video that can be followed', () => {
  const { isFor } = learningPanels.find(({ id }) => id === 'transcript')!;
  const offered = (videoUrl: string | null, captionsPath: string | null, captionsUrl: string | null = null) =>
    isFor!(
      { videoUrl, captionsPath, captionsUrl } as LearningViewFragment['lessons'][number],
      {} as LearningViewFragment,
    );
  expect(offered('/media/a.webm', '/media/captions/l1.vtt')).toBe(true);
  expect(offered('/media/a.webm', null, '/media/a.vtt')).toBe(true);
  expect(offered('https://youtu.be/aircAruvnKk', '/media/captions/l1.vtt')).toBe(true);
  expect(offered('/media/a.webm', null)).toBe(false);
  expect(offered(null, '/media/captions/l1.vtt')).toBe(false);
  // The session token must not go there.
  expect(offered('/media/a.webm', null, 'https://captions.example/a.vtt')).toBe(false);
});

it('maps every place in a folded line to the line itself', () => {
  const found = (text: string, search: string) =>
    findMatches([{ text }], search).map(({ start, end }) => text.slice(start, end));
  expect(found('Straße und ﬁnal ﬁn', 'fin')).toEqual(['ﬁn', 'ﬁn']);
  expect(found('e\u0301te\u0301 ÉTÉ', 'ete')).toEqual(['e\u0301te\u0301', 'ÉTÉ']);
  expect(found('Ωμέγας ΩΜΈΓΑΣ', 'ωμεγας')).toEqual(['Ωμέγας', 'ΩΜΈΓΑΣ']);
  expect(found('aaaa', 'aa')).toHaveLength(2);
  expect(found('anything', '  ')).toEqual([]);
});
