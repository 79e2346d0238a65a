/**
 * Tooltips for the whole page. What has a `title`, and every sign without words, says what it is with the keyboard's focus
 * on it and when a finger rests on it; where nothing happens on a tap, a tap is enough. The mouse gets the browser's own
 * tooltip for a title. An element with `data-tip` has a name and a longer text, shown to the mouse as well.
 */
import './tooltips.css';

const MOUSE_MS = 600;
const FINGER_MS = 450;
/** Half the width of the widest tooltip, so that it stays on the screen. */
const HALF = 130;
/** An element closer to the upper edge has its tooltip below it. */
const ROOM_ABOVE = 120;

interface Tip {
  readonly name: string;
  readonly text: string;
}

/** Words that are on the screen, not only for screen readers. */
function hasWords(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { textContent, parentElement } = texts.currentNode;
    if ((textContent ?? '').trim() === '' || parentElement === null) continue;
    if (parentElement.getBoundingClientRect().width > 1 && parentElement.checkVisibility()) return true;
  }
  return false;
}

function tipOf(element: HTMLElement): Tip | null {
  const { tip, name } = element.dataset;
  const label = element.getAttribute('aria-label');
  if (tip !== undefined) return { name: label ?? name ?? '', text: tip };
  if (element.title !== '') return { name: '', text: element.title };
  if (hasWords(element)) return null;
  const text = label ?? (element.textContent ?? '').trim();
  return text === '' ? null : { name: '', text };
}

/** What a pointer or the focus is on that may have a tooltip. */
function target(from: EventTarget | null): HTMLElement | null {
  let at = from instanceof Element ? from : null;
  while (
    at !== null &&
    !(at instanceof HTMLElement && at.matches('[data-tip], [title], button, a, summary, [role=img]'))
  )
    at = at.parentElement;
  return at;
}

/** Resting a finger on it must not press it. */
const pressed = (element: HTMLElement): Element | null => element.closest('button:enabled, summary, a');

/** From now on, in the whole page. */
export function showTooltips(): void {
  const box = document.createElement('div');
  box.setAttribute('role', 'tooltip');
  box.setAttribute('popover', 'manual');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let swallowClick = false;

  const hide = (): void => {
    clearTimeout(timer);
    box.remove();
  };
  const show = (element: HTMLElement): void => {
    const tip = element.isConnected ? tipOf(element) : null;
    if (tip === null) return;
    const { left, top, bottom, width } = element.getBoundingClientRect();
    const isBelow = top < ROOM_ABOVE;
    const name = document.createElement('b');
    name.textContent = tip.name;
    box.replaceChildren(...(tip.name === '' ? [tip.text] : [name, ' ', tip.text]));
    box.className = isBelow ? 'tooltip below' : 'tooltip';
    box.style.left = `${Math.min(Math.max(left + width / 2, HALF + 8), Math.max(HALF + 8, innerWidth - HALF - 8))}px`;
    box.style.top = `${isBelow ? bottom + 6 : top - 6}px`;
    document.body.append(box);
    // Above dialogs too, which are in the top layer.
    if (!box.matches(':popover-open')) box.showPopover();
  };
  const later = (element: HTMLElement, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => show(element), ms);
  };
  const on = <K extends keyof DocumentEventMap>(type: K, listen: (event: DocumentEventMap[K]) => void): void =>
    document.addEventListener(type, listen, { capture: true });

  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const element = target(event.target);
    if (element === null || element.title !== '') hide();
    else later(element, MOUSE_MS);
  });
  on('focusin', (event) => {
    const element = target(event.target);
    if (element?.matches(':focus-visible') === true) later(element, 0);
  });
  on('focusout', hide);
  on('pointerdown', (event) => {
    swallowClick = false;
    hide();
    const element = target(event.target);
    if (event.pointerType === 'mouse' || element === null) return;
    const isPressed = pressed(element) !== null;
    timer = setTimeout(
      () => {
        swallowClick = isPressed && tipOf(element) !== null;
        show(element);
      },
      isPressed ? FINGER_MS : 0,
    );
  });
  on('pointerup', (event) => {
    const element = target(event.target);
    if (event.pointerType !== 'mouse' && element !== null && pressed(element) !== null && !swallowClick)
      clearTimeout(timer);
  });
  on('pointercancel', hide);
  on('contextmenu', (event) => swallowClick && event.preventDefault());
  on('click', (event) => {
    // By the keyboard, what the button did is of more interest than what it would do.
    if (!swallowClick) return void (event.detail === 0 && hide());
    swallowClick = false;
    event.preventDefault();
    event.stopPropagation();
  });
  // The focus may have scrolled the page itself.
  on('scroll', () => {
    const focused = target(document.activeElement);
    if (focused?.matches(':focus-visible') === true) later(focused, 0);
    else hide();
  });
  on('keydown', (event) => event.key === 'Escape' && hide());
}
