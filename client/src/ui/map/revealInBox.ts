/** Scrolls the element's nearest scroll container, if any, to reveal it; never scrolls the page. */
export function revealInBox(element: Element): void {
  const box = scrollingBoxOf(element);
  if (!box) return;
  const { top, bottom } = element.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom) return;
  // Leave some of the preceding content visible for context.
  box.scrollTop += top - view.top - box.clientHeight / 3;
}

function scrollingBoxOf(element: Element): Element | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box;
  return null;
}
