import { useEffect, useRef, useState } from 'react';
import { stayHref, type StayChoice } from './stay-choice';

/** The choice on an apartment's page, kept in the address so that a reload or a shared link shows it again. */
export function useStayChoice(
  apartmentId: string,
  initial: StayChoice,
): [StayChoice, (change: Partial<StayChoice>) => void] {
  const [choice, setChoice] = useState(initial);
  const written = useRef(choice);
  useEffect(() => {
    if (written.current === choice) return;
    written.current = choice;
    window.history.replaceState(
      window.history.state,
      '',
      stayHref(apartmentId, choice) + window.location.hash,
    );
  }, [apartmentId, choice]);
  return [choice, (change) => setChoice((present) => ({ ...present, ...change }))];
}
