import type { Quote } from 'booking-rules/contracts/quotes';
import {
  choicesOfTexts,
  textOfChoice,
  withChoice,
  type ExtraChoice,
} from 'booking-rules/shared/domain/pricing/extra';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { navigate } from '../../lib/navigate';
import { summaryHref } from './remembered-stay';

/** The extras that a guest chooses; each choice fetches the price with them, at an address of its own. */
export function useExtras(quote: Quote): {
  /** The form around the extras: what was chosen in it before the page came alive counts as well. */
  form: RefObject<HTMLFormElement | null>;
  choices: readonly ExtraChoice[];
  choose: (id: string, quantity: number) => void;
  /** The price on the page is not yet that of the choices. */
  busy: boolean;
} {
  const [wanted, setWanted] = useState<readonly ExtraChoice[] | null>(null);
  const asked = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useRef(false);
  const choices = wanted ?? quote.chosenExtras;

  useLayoutEffect(() => {
    if (isAlive.current || form.current === null) return;
    isAlive.current = true;
    const early = choicesIn(form.current);
    if (early !== null && textsOf(early) !== textsOf(choices)) void askFor(early);
  });

  async function askFor(next: ExtraChoice[]): Promise<void> {
    asked.current += 1;
    const mine = asked.current;
    setWanted(next);
    const href = summaryHref({ number: quote.number, chosenExtras: next });
    try {
      await navigate(href, { keepScrollPosition: true, overwriteLastHistoryEntry: true });
    } finally {
      // From here on the price says what is chosen, which is what the server made of it.
      if (asked.current === mine) setWanted(null);
    }
  }

  return {
    form,
    choices,
    choose: (id, quantity) => void askFor(withChoice(choices, { id, quantity })),
    busy: wanted !== null,
  };
}

function choicesIn(form: HTMLFormElement): ExtraChoice[] | null {
  const values = new FormData(form).getAll('extras');
  return choicesOfTexts(values.filter((value) => typeof value === 'string'));
}

/** The same for the same choices, in whichever order they were made. */
function textsOf(choices: readonly ExtraChoice[]): string {
  return choices.map(textOfChoice).sort().join();
}
