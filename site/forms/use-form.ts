import { startTransition, useActionState, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, ReactNode, SubmitEvent } from 'react';
import { ApiError, guestMessage } from '../api/api-error';

type Values<Name extends string> = Record<Name, string>;
/** A sentence for each field that needs another look. */
export type Problems<Name extends string> = Partial<Values<Name>>;
/** What a refusal means to the guest: beside fields where it is about them, and as a message otherwise. */
export interface Refusal<Name extends string> {
  problems?: Problems<Name>;
  message?: ReactNode;
}

interface FormOptions<Name extends string> {
  /** Names of the fields, in the order of the form. */
  fields: readonly Name[];
  /** What the fields hold until somebody types; one that nobody has touched follows when this changes. */
  initial?: Partial<Values<NoInfer<Name>>>;
  /** What is wrong to begin with, where the server renders again what was posted without JavaScript. */
  refused?: Refusal<NoInfer<Name>> | undefined;
  /** Hears of what is typed, also of what was typed before the page came alive. */
  onType?: (part: Partial<Values<Name>>) => void;
  /** Loads what `check` needs. */
  prepare?: (values: Values<Name>) => Promise<void>;
  /** What is wrong before anything is sent. */
  check: (values: Values<Name>) => Problems<NoInfer<Name>>;
  /** Sends it; what it throws is a refusal. The form is busy until this is over. */
  send: (values: Values<Name>) => Promise<unknown>;
  refusalOf: (error: ApiError) => Refusal<NoInfer<Name>>;
}

/**
 * The one form of the site: `form` is for the `<form>`, `field(name)` for a control. Fields keep their text themselves,
 * so nothing typed is lost to a refusal, nor to hydration while somebody, or a password manager, fills them in.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { fields, check, onType } = options;
  const initial: Partial<Values<Name>> = options.initial ?? {};
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<Partial<Values<Name>> | null>(null);
  const [refusal, submit, busy] = useActionState(
    (_before: Refusal<Name>, values: Values<Name>) => refusalTo(values, options),
    options.refused ?? {},
  );
  const [corrected, setCorrected] = useState({ of: refusal, problems: refusal.problems ?? {} });
  const present = corrected.of === refusal ? corrected.problems : refusal.problems;
  const problems: Problems<Name> = (busy ? undefined : present) ?? {};

  useEffect(() => {
    const first = fields.find((name) => refusal.problems?.[name] !== undefined);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [refusal, fields]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = initial;
    if (form.current === null) return;
    const values = valuesOf(form.current, fields);
    const touched = fields.filter((name) => values[name] !== ((before ?? initial)[name] ?? ''));
    if (before === null && touched.length > 0) onType?.(pick(values, touched));
    for (const name of fields) {
      const control = form.current.elements.namedItem(name);
      const follows = before !== null && initial[name] !== before[name] && !touched.includes(name);
      if (follows && control !== null && 'value' in control) control.value = initial[name] ?? '';
    }
  });

  return {
    busy,
    message: busy ? null : (refusal.message ?? null),
    /** For the `<form>` itself. Sent before the page comes alive, nothing of it may get into the address. */
    form: {
      ref: form,
      noValidate: true,
      method: 'post' as const,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        const values = valuesOf(event.currentTarget, fields);
        if (!busy) startTransition(() => submit(values));
      },
      onChange({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
        const values = valuesOf(currentTarget, fields);
        const typed = fields.filter((name) => name === target.name);
        onType?.(pick(values, typed));
        // A field that was wrong is checked again while it is corrected; a phone number with its country.
        const wrong = fields.filter((name) => problems[name] && target.name.startsWith(name));
        if (wrong.length > 0)
          setCorrected({ of: refusal, problems: { ...problems, ...pick(check(values), wrong) } });
      },
    },
    field: (name: Name) => ({ name, error: problems[name], defaultValue: initial[name] }),
  };
}

async function refusalTo<Name extends string>(values: Values<Name>, options: FormOptions<Name>) {
  const { prepare, check, send, refusalOf } = options;
  try {
    await prepare?.(values);
    const problems = check(values);
    if (!Object.values(problems).some(Boolean)) await send(values);
    return { problems };
  } catch (error) {
    return error instanceof ApiError ? refusalOf(error) : { message: guestMessage(error) };
  }
}

function pick<Name extends string>(values: Partial<Values<Name>>, names: readonly Name[]): Problems<Name> {
  const part: Problems<Name> = {};
  for (const name of names) part[name] = values[name];
  return part;
}

function valuesOf<Name extends string>(form: HTMLFormElement, fields: readonly Name[]): Values<Name> {
  const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
  const data = new FormData(form);
  return Object.fromEntries(fields.map((name) => [name, text(data.get(name))])) as Values<Name>;
}
