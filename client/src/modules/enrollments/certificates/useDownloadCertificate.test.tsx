import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeSession } from '../../../lib/session';
import { Toasts } from '../../../ui/overlays/Toasts';
import { toast } from '../../../ui/overlays/toast';
import { useDownloadCertificate } from './useDownloadCertificate';

const certificate = {
  courseId: 'c1',
  number: 'WM-7K2M-9QXD-4T8R',
  htmlPath: '/student/certificate/c1',
  pdfPath: '/student/certificate/c1.pdf',
};

function Buttons() {
  const { running, print, savePdf } = useDownloadCertificate(certificate);
  return (
    <>
      <button onClick={print}>{running === 'print' ? 'Generating...' : 'Print'}</button>
      <button onClick={savePdf}>PDF</button>
      <Toasts />
    </>
  );
}

/** A stub of the window returned by `window.open`. */
function aPrintWindow() {
  return {
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: jest.fn() },
    print: jest.fn(),
    close: jest.fn(),
  };
}

/** A stub of the server that lets the test decide when the response arrives. */
function aServer(answer: () => Response | Promise<Response>) {
  const fetchMock = jest.fn((_path: string, _options: RequestInit) => Promise.resolve(answer()));
  window.fetch = fetchMock as unknown as typeof fetch;
  return fetchMock;
}

const answer = (status: number, body: unknown) =>
  ({
    ok: status < 400,
    status,
    // jsdom's blobs have no text().
    blob: async () =>
      Object.assign(new Blob([String(body)], { type: 'text/html' }), { text: async () => String(body) }),
    json: async () => (typeof body === 'string' ? JSON.parse(body) : body),
  }) as Response;

const saved: { name: string; href: string }[] = [];

beforeEach(() => {
  saved.length = 0;
  toast.clear();
  storeSession('the-token', { id: 'a1', name: 'Ada', email: 'ada@example.org', role: 'STUDENT' });
  URL.createObjectURL = jest.fn(() => 'blob:certificate');
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('the window opens in the click and prints after a second', async () => {
  jest.useFakeTimers();
  const printWindow = aPrintWindow();
  jest.spyOn(window, 'open').mockReturnValue(printWindow as unknown as Window);
  let arrive: (response: Response) => void = () => {};
  aServer(() => new Promise<Response>((resolve) => (arrive = resolve)));
  render(<Buttons />);
  await person().click(screen.getByRole('button', { name: 'Print' }));
  expect(printWindow.document.body.textContent).toBe('Generating...');
  expect(screen.getByRole('button', { name: 'Generating...' })).toBeInTheDocument();

  await act(async () => arrive(answer(200, '<style>h1{color:red}</style><h1>Certificate</h1>')));
  expect(printWindow.location.replace).toHaveBeenCalledWith('blob:certificate');
  const [css, html] = jest.mocked(URL.createObjectURL).mock.calls.map(([file]) => file as Blob);
  expect(css).toMatchObject({ type: 'text/css', size: 'h1{color:red}'.length });
  const page = '<link rel="stylesheet" href="blob:certificate"><h1>Certificate</h1>';
  expect(html).toMatchObject({ type: 'text/html', size: page.length });
  act(() => void jest.advanceTimersByTime(999));
  expect(printWindow.print).not.toHaveBeenCalled();
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(1));
  expect(printWindow.print).toHaveBeenCalledTimes(1);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:certificate');
});

test('a window closed within the second is not printed', async () => {
  jest.useFakeTimers();
  const printWindow = aPrintWindow();
  jest.spyOn(window, 'open').mockReturnValue(printWindow as unknown as Window);
  aServer(() => answer(200, '<h1>Certificate</h1>'));
  render(<Buttons />);
  await person().click(screen.getByRole('button', { name: 'Print' }));
  printWindow.closed = true;
  act(() => void jest.advanceTimersByTime(1000));
  expect(printWindow.print).not.toHaveBeenCalled();
});

test('a second click while one is being made does nothing', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const server = aServer(() => new Promise<Response>(() => {}));
  render(<Buttons />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Print' }));
  expect(server).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'with the words of the server',
    () => answer(403, { error: 'Finish the course first' }),
    'Finish the course first',
  ],
  ['with the specified words when it gives none', () => answer(500, {}), 'Failed to download certificate'],
  ['when the answer is no JSON', () => answer(502, '<html>'), 'Failed to download certificate'],
  [
    'when the server cannot be reached',
    () => Promise.reject<Response>(new TypeError('Failed to fetch')),
    'Failed to download certificate',
  ],
])('a failure is said, and the window opened for it closes %s', async (_case, response, words) => {
  const printWindow = aPrintWindow();
  jest.spyOn(window, 'open').mockReturnValue(printWindow as unknown as Window);
  aServer(response);
  render(<Buttons />);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(printWindow.close).toHaveBeenCalled();
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
});
