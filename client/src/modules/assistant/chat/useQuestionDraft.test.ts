import { act, renderHook } from '@testing-library/react';
import { useQuestionDraft } from './useChat';

const KEY = 'assistantQuestion:';

beforeEach(() => localStorage.clear());

it('brings back a draft of the first version, which was the text alone', () => {
  localStorage.setItem(
    KEY,
    JSON.stringify({ changedAt: '2026-03-01T10:00:00.000Z', revision: null, draft: 'Why?' }),
  );
  const { result } = renderHook(useQuestionDraft);
  expect(result.current.text).toBe('Why?');
  act(() => result.current.type('Why two?'));
  expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject({ version: 2, draft: { text: 'Why two?' } });
});

it('is cleared on send, but kept until it is answered', () => {
  const { result } = renderHook(useQuestionDraft);
  act(() => result.current.type('Why?'));
  act(() => result.current.markSent());
  expect(result.current.text).toBe('');
  expect(localStorage.getItem(KEY)).toContain('Why?');
  act(() => result.current.forget('Why?'));
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('offers a question until it is changed or sent, but never in place of a draft', () => {
  const { result, unmount } = renderHook(() => useQuestionDraft('What is a box?'));
  expect(result.current.text).toBe('What is a box?');
  act(() => result.current.markSent());
  expect(result.current.text).toBe('');
  act(() => result.current.type('And why?'));
  expect(result.current.text).toBe('And why?');
  unmount();
  expect(renderHook(() => useQuestionDraft('What is a box?')).result.current.text).toBe('And why?');
});
