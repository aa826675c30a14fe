/** Scrolls the box that an element lies in, if there is one, so that the element can be seen there; never the page. */
export function revealInBox(element: Element): void {
  const box = scrollingBoxOf(element);
  if (!box) return;
  const { top, bottom } = element.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom) return;
  // With some of what precedes it, so that it is seen to be in the middle of something.
  box.scrollTop += top - view.top - box.clientHeight / 3;
}

function scrollingBoxOf(element: Element): Element | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box;
  return null;
}
