/** What somebody does who begins to use a page. */
const USES = [
  ...['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll'],
  ...['keydown', 'focusin', 'click', 'input'],
];

let use: Promise<void> | null = null;
let used = false;

/**
 * Fulfilled once somebody has begun to use this page: scripts of what the server has drawn can wait for that. To be
 * called as early as a script can: what is done from then on is noticed. Nothing is imported here, so that it is there
 * long before React is.
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
