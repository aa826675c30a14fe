import { revealInBox } from './StopList';

/** A 300 px box at 100 px with 900 px of content, and a 40 px element at `top`. */
function boxWith(top: number, overflowY = 'auto') {
  document.body.innerHTML = `<div style="overflow-y: ${overflowY}"><ol><li></li></ol></div>`;
  const [box, element] = [document.querySelector('div')!, document.querySelector('li')!];
  for (const [name, value] of Object.entries({ scrollHeight: 900, clientHeight: 300 }))
    Object.defineProperty(box, name, { value });
  box.getBoundingClientRect = () => new DOMRect(0, 100, 200, 300);
  element.getBoundingClientRect = () => new DOMRect(0, top, 200, 40);
  return { box, element };
}

test.each([
  ['below', 700, 500],
  ['cut by the lower edge', 380, 180],
])('an element %s comes into the upper half of its box', (_where, top, scrollTop) => {
  const { box, element } = boxWith(top);
  revealInBox(element);
  expect(box.scrollTop).toBe(scrollTop);
});

test('what can be seen stays where it is', () => {
  const { box, element } = boxWith(200);
  revealInBox(element);
  expect(box.scrollTop).toBe(0);
});

test('a box that does not scroll is left alone', () => {
  const { box, element } = boxWith(700, 'visible');
  revealInBox(element);
  expect(box.scrollTop).toBe(0);
});
