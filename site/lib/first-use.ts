// What somebody does on a page before React is there. Nothing is imported here, so that it listens long before that.

/** What somebody does who begins to use a page. */
const USES = [
  ...['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll'],
  ...['keydown', 'focusin', 'click', 'input'],
];

let use: Promise<void> | null = null;
let used = false;
/** The button that was tapped last, as long as React has not handed the tap on to its part. */
let early: HTMLButtonElement | null = null;

/**
 * Fulfilled once somebody has begun to use this page: scripts of what the server has drawn can wait for that. To be
 * called as early as a script can: what is done from then on is noticed.
 */
export function firstUse(): Promise<void> {
  use ??= new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const begin = (event: Event): void => {
      if (isStill(event)) return;
      used = true;
      for (const name of USES) removeEventListener(name, begin, options);
      resolve();
    };
    for (const name of USES) addEventListener(name, begin, options);
  });
  return use;
}

/** Whether somebody has begun by now. */
export const isUsed = (): boolean => used;

/**
 * Whether its parts are wanted by now. What was done before any script ran leaves a field focused or the page scrolled. Whoever
 * has been here before is shown what this browser keeps for them: a currency, hearts, apartments they have seen.
 */
export const wantsParts = (): boolean =>
  used || window.scrollY > 0 || document.activeElement !== document.body || keepsSomething();

/** Browsers tell of a pointer that lies still when the page moves below it. */
const isStill = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof MouseEvent &&
  event.movementX === 0 &&
  event.movementY === 0;

function keepsSomething(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0;
  } catch {
    // Storage is forbidden.
    return false;
  }
}

/** To be called as early as a script can, once: what is tapped or sent from then on is not lost. */
export function rememberEarlyButtons(): void {
  // Above React's root, which lets no click on a part without its script come any further.
  document.addEventListener('click', rememberEarlyButton, { capture: true, passive: true });
  document.addEventListener('submit', keepEarlyForm, { capture: true });
}

/** For a tap that React hands on. */
export const forgetEarlyButton = (): void => void (early = null);

/** Presses it once a part is awake; where its own part is still not, it stays the one to press. */
export function pressEarlyButton(): void {
  if (early?.isConnected) early.click();
}

/** Links and most forms do their work without scripts; other buttons would do nothing. */
function rememberEarlyButton({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const needsScript = button?.type === 'button' || (button?.form != null && isForScripts(button.form));
  early = needsScript ? button : null;
}

/** No browser sends it: its button, which a browser presses for the Enter key too, is pressed again once it works. */
function keepEarlyForm(event: Event): void {
  if (event.target instanceof HTMLFormElement && isForScripts(event.target)) event.preventDefault();
}

/** A form that is posted nowhere: `useForm` sends it. */
function isForScripts(form: HTMLFormElement): boolean {
  return form.method === 'post' && !form.hasAttribute('action');
}
