import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, storeSession } from '../../../lib/session';
import { aliveResponse } from '../../../test/jsonResponse';
import { LessonPlayer, type LessonPlayerProps } from './LessonPlayer';
import { storePlaybackSpeed } from '../../../lib/preferences';
import { isPlayerKey, neighborSpeed, type PlayableElement, pressPlayerKey } from './playerKeys';

function show(
  videoUrl: string | null,
  captions: { captionsUrl?: string; captionsPath?: string } = {},
  more: Partial<LessonPlayerProps> = {},
) {
  const onWatched = jest.fn();
  const lesson = {
    title: 'Boxes',
    duration: '10:30',
    videoUrl,
    captionsUrl: null,
    captionsPath: null,
    ...captions,
  };
  const view = render(<LessonPlayer {...{ lesson, onWatched }} start={0} category="Frontend" {...more} />);
  return { onWatched, ...view };
}

describe('a YouTube video', () => {
  it('shows a poster until pressed, then the player without cookies, whose reply counts as watched', async () => {
    const { onWatched, container } = show('https://www.youtube.com/watch?v=aircAruvnKk');
    expect(container.querySelector('iframe, img, script, link')).toBeNull();
    expect(screen.getByRole('link', { name: /Watch on YouTube/ })).toLinkTo(
      'https://www.youtube.com/watch?v=aircAruvnKk',
    );
    await userEvent.click(screen.getByRole('button', { name: /Play video 10:30/ }));
    const frame = screen.getByTitle('Video: Boxes');
    expect(new URL(frame.getAttribute('src') ?? '').host).toBe('www.youtube-nocookie.com');
    // The browser's error page loads as well.
    fireEvent.load(frame);
    expect(onWatched).not.toHaveBeenCalled();
    const source = (frame as HTMLIFrameElement).contentWindow;
    const reply = { source, origin: 'https://www.youtube-nocookie.com', data: '{"event":"onReady"}' };
    fireEvent(window, new MessageEvent('message', reply));
    fireEvent(window, new MessageEvent('message', reply));
    await waitFor(() => expect(onWatched).toHaveBeenCalledTimes(1), { timeout: 3000 });
  });

  it.each([
    [0, '90'],
    [200, '200'],
  ])('starts where its link says, unless it resumes: resumed at %d, it starts at %s', (start, from) => {
    show('https://youtu.be/aircAruvnKk?t=1m30s', {}, { start });
    fireEvent.click(screen.getByRole('button', { name: /Play video/ }));
    const { searchParams } = new URL(screen.getByTitle('Video: Boxes').getAttribute('src') ?? '');
    expect(searchParams.get('start')).toBe(from);
  });

  describe('in a frame', () => {
    const origin = 'https://www.youtube-nocookie.com';
    const frame = () => screen.getByTitle<HTMLIFrameElement>('Video: Boxes');
    let onWatched: jest.Mock;
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
    const answer = (from: { source: MessageEventSource | null; origin: string }) =>
      fireEvent(window, new MessageEvent('message', { ...from, data: '{"event":"onReady"}' }));
    const openLink = () => screen.queryByRole('link', { name: /Open the video on YouTube/ });

    beforeEach(() => {
      jest.useFakeTimers();
      ({ onWatched } = show('https://www.youtube.com/watch?v=aircAruvnKk'));
      fireEvent.click(screen.getByRole('button', { name: /Play video/ }));
    });
    afterEach(() => jest.useRealTimers());

    it.each([
      ['that never loads', () => undefined],
      ['that loads the browser’s error page', () => fireEvent.load(frame())],
      ['while somebody else speaks', () => answer({ source: window, origin })],
      ['while another page in it speaks', () => answer({ source: frame().contentWindow, origin: 'null' })],
    ])('%s it says after 5 s that YouTube does not respond, with the link to it', (_how, happens) => {
      happens();
      pass(4_900);
      expect(openLink()).toBeNull();
      pass(200);
      expect(screen.getByRole('alert')).toHaveTextContent("YouTube isn't responding.");
      expect(openLink()).toLinkTo('https://www.youtube.com/watch?v=aircAruvnKk');

      // A new frame restarts the timeout.
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(openLink()).toBeNull();
      pass(5_100);
      expect(openLink()).toBeVisible();
    });

    it('is not watched if the player reports an error, as for a removed video', () => {
      const from = { source: frame().contentWindow, origin };
      answer(from);
      const data = '{"event":"onError","info":150,"id":"waymark"}';
      fireEvent(window, new MessageEvent('message', { ...from, data }));
      pass(20_000);
      expect(onWatched).not.toHaveBeenCalled();
    });

    it('sends handshake messages until the player replies', () => {
      const greeted = jest.spyOn(frame().contentWindow!, 'postMessage').mockImplementation(() => undefined);
      pass(1_100);
      expect(greeted).toHaveBeenCalledTimes(2);
      answer({ source: frame().contentWindow, origin });
      pass(20_000);
      expect(greeted).toHaveBeenCalledTimes(2);
      expect(openLink()).toBeNull();
    });

    it('removes the warning when a slow player replies late', () => {
      pass(9_000);
      expect(openLink()).toBeVisible();
      answer({ source: frame().contentWindow, origin });
      expect(openLink()).toBeNull();
      expect(frame()).toBeVisible();
    });
  });
});

describe('a video file', () => {
  it('plays at the remembered speed, also when its metadata arrived before React listens', () => {
    storePlaybackSpeed(1.5);
    show('/media/box-model.webm');
    expect(screen.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5');
    expect(screen.getByLabelText<HTMLVideoElement>('Video: Boxes').playbackRate).toBe(1.5);
    storePlaybackSpeed(1);
  });

  it('follows its keys anywhere on the page, except where the browser or a field uses them', async () => {
    render(
      <>
        <h1 tabIndex={-1}>Boxes</h1>
        <button type="button">Next</button>
        <textarea aria-label="Note" />
        <div role="alertdialog" aria-label="Leave?" tabIndex={-1} />
      </>,
    );
    show('/media/box-model.webm');
    const video = screen.getByLabelText<HTMLVideoElement>('Video: Boxes');
    Object.defineProperty(video, 'duration', { value: 120 });
    const after = (key: string) => {
      video.currentTime = 60;
      fireEvent.keyDown(document.activeElement!, { key });
      return video.currentTime;
    };
    expect([after('l'), after('ArrowLeft')]).toEqual([70, 55]);
    screen.getByRole('heading').focus();
    expect([after('j'), after('ArrowRight')]).toEqual([50, 65]);
    screen.getByRole('button', { name: 'Next' }).focus();
    expect([after('l'), after('ArrowRight')]).toEqual([70, 60]);
    for (const elsewhere of ['textbox', 'combobox', 'alertdialog']) {
      screen.getByRole(elsewhere).focus();
      expect([elsewhere, after('l'), after('ArrowRight')]).toEqual([elsewhere, 60, 60]);
    }
    video.focus();
    expect([after('l'), after('ArrowRight')]).toEqual([70, 60]);
    document.body.focus();
    expect(isPlayerKey(new KeyboardEvent('keydown', { key: 'l', ctrlKey: true }))).toBe(false);
  });

  it('fetches captions stored as text with the token, and starts at the given second', async () => {
    storeSession('the-token', { id: 'a1', name: 'Ada', email: 'ada@example.org', role: 'STUDENT' });
    const fetched = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetched.mockResolvedValueOnce({ ok: true, status: 200, text: async () => 'WEBVTT' });
    const serve = (address: string, options: object) =>
      address === '/healthz' ? Promise.resolve(aliveResponse()) : fetched(address, options);
    Object.assign(globalThis, { fetch: serve });
    const made: Blob[] = [];
    const revokeObjectURL = jest.fn();
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`, revokeObjectURL });
    const path = '/media/captions/l1.vtt?revision=2';
    const { container, unmount } = show('/media/box-model.webm', { captionsPath: path }, { start: 83 });
    const video = screen.getByLabelText<HTMLVideoElement>('Video: Boxes');
    Object.defineProperty(video, 'duration', { value: 120 });
    fireEvent.loadedMetadata(video);
    expect(video.currentTime).toBe(83);

    fireEvent.click(await screen.findByRole('button', { name: 'Load captions again' }));
    await waitFor(() => expect(container.querySelector('track')).toHaveAttribute('src', 'blob:1'));
    expect(fetched).toHaveBeenLastCalledWith(path, { headers: { Authorization: 'Bearer the-token' } });
    expect(made[0]!.type).toBe('text/vtt');
    expect(screen.queryByRole('button', { name: 'Load captions again' })).not.toBeInTheDocument();
    unmount();
    expect(revokeObjectURL).toHaveBeenCalledWith('blob:1');
    clearSession();
  });

  it('continues where it stopped when the network failed and the viewer tries again', async () => {
    const { container } = show('/media/box-model.webm', {}, { start: 10 });
    const failing = container.querySelector('video')!;
    Object.defineProperties(failing, { paused: { value: false }, error: { value: { code: 2 } } });
    failing.currentTime = 60;
    fireEvent.timeUpdate(failing);
    fireEvent.error(failing);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const again = container.querySelector('video')!;
    Object.defineProperty(again, 'duration', { value: 120 });
    fireEvent.loadedMetadata(again);
    expect(again.currentTime).toBe(60);
  });

  it('offers the file itself when the browser cannot play it', () => {
    const { onWatched } = show('https://videos.example/lesson.mkv');
    fireEvent.error(screen.getByLabelText('Video: Boxes'));
    expect(screen.getByRole('alert')).toHaveTextContent('Your browser does not support this video format.');
    expect(screen.getByRole('link', { name: /Open the video file/ })).toLinkTo(
      'https://videos.example/lesson.mkv',
    );
    expect(onWatched).not.toHaveBeenCalled();
  });

  it.each([
    ['/media/box-model.vtt', '/media/box-model.vtt'],
    ['data:text/vtt,WEBVTT', undefined],
  ])('of captions at %s loads %s', (captionsUrl, loaded) => {
    const { container } = show('/media/box-model.webm', { captionsUrl });
    expect(container.querySelector('track[kind=captions]')?.getAttribute('src')).toBe(loaded);
  });
});

it('offers any other page as a link that names its host', () => {
  show('https://videos.example/watch/7');
  expect(screen.getByRole('link', { name: /Watch at videos\.example/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
});

it.each([null, '', 'javascript:alert(1)//a.mp4', 'http://videos.example/a.mp4'])(
  'draws nothing for %p',
  (url) => {
    expect(show(url).container).toBeEmptyDOMElement();
  },
);

describe('the keys', () => {
  const video = (state: Partial<PlayableElement>): PlayableElement => ({
    paused: true,
    currentTime: 30,
    duration: 60,
    muted: false,
    playbackRate: 1,
    play: jest.fn().mockResolvedValue(undefined),
    pause: jest.fn(),
    requestFullscreen: jest.fn().mockResolvedValue(undefined),
    textTracks: [] as unknown as TextTrackList,
    ...state,
  });

  it('play, pause, fill the screen and show captions', () => {
    const paused = video({ textTracks: [{ mode: 'showing' }] as unknown as TextTrackList });
    for (const key of ['k', ' ']) expect(pressPlayerKey(paused, key)).toBe(true);
    expect(paused.play).toHaveBeenCalledTimes(2);
    const playing = video({ paused: false });
    pressPlayerKey(playing, 'K');
    expect(playing.pause).toHaveBeenCalled();
    Object.assign(document, { fullscreenEnabled: true });
    pressPlayerKey(paused, 'F');
    expect(paused.requestFullscreen).toHaveBeenCalled();
    for (const mode of ['hidden', 'showing']) {
      pressPlayerKey(paused, 'c');
      expect(paused.textTracks[0]!.mode).toBe(mode);
    }
  });

  it.each([
    ['ArrowRight', 30, { currentTime: 35 }],
    ['ArrowLeft', 30, { currentTime: 25 }],
    ['l', 55, { currentTime: 60 }],
    ['j', 60, { currentTime: 50 }],
    ['m', 30, { muted: true }],
    ['>', 30, { playbackRate: 1.25 }],
  ])('%s at %d s makes %j', (key, currentTime, state) => {
    const pressed = video({ currentTime });
    pressPlayerKey(pressed, key);
    expect(pressed).toMatchObject(state);
  });

  it('leave every other key to the browser', () => {
    for (const key of ['Tab', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'x'])
      expect(pressPlayerKey(video({}), key)).toBe(false);
  });

  it.each([
    [1, 1, 1.25],
    [2, 1, 2],
    [0.75, -1, 0.75],
    [0.25, 1, 1],
  ] as const)('from %d× by %d to %d×', (speed, direction, next) =>
    expect(neighborSpeed(speed, direction)).toBe(next),
  );
});
