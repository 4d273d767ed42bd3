/** The button that was tapped last, as long as React has not handed the tap on to its part. */
let early: HTMLButtonElement | null = null;

/**
 * To be called as early as a script can, once: what is tapped or sent from then on is not lost. Nothing is imported
 * here, so that it is there long before React is.
 */
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
