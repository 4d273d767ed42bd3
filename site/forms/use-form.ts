import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { ApiError } from '../api/api-error';

/** A sentence for each field that needs another look. */
export type Problems<Name extends string> = Partial<Record<Name, string>>;

/** What a refusal means to the guest: beside fields where it is about them, and as a message otherwise. */
export interface Refusal<Name extends string> {
  problems?: Problems<Name>;
  message?: ReactNode;
}

interface FormParts<Name extends string> {
  /** Names of the fields, in the order of the form. */
  fields: readonly Name[];
  /** What is wrong before anything is sent. */
  check: (values: Record<Name, string>) => Problems<Name>;
  /** Sends it; what it throws is a refusal. The form is busy until this is over. */
  send: (values: Record<Name, string>) => Promise<unknown>;
  refusalOf: (error: ApiError) => Refusal<Name>;
}

/**
 * A form whose fields keep their text themselves, so that nothing typed is ever lost: not to a refusal, and not
 * to the page coming alive while somebody, or a password store, fills it in.
 */
export function useForm<Name extends string>({ fields, check, send, refusalOf }: FormParts<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [message, setMessage] = useState<ReactNode>(null);
  const [busy, setBusy] = useState(false);

  function show(found: Problems<Name>): boolean {
    setProblems(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first === undefined) return false;
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return true;
  }

  async function submit(element: HTMLFormElement): Promise<void> {
    const values = valuesOf(element, fields);
    setMessage(null);
    if (show(check(values))) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refusal = refusalOf(error);
      show(refusal.problems ?? {});
      setMessage(refusal.message ?? null);
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    /** What was refused and belongs to no field. */
    message,

    /** For the `<form>` itself. */
    form: {
      ref: form,
      noValidate: true,
      // Sent before the page comes alive, nothing of it may get into the address.
      method: 'post' as const,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        if (!busy) void submit(event.currentTarget);
      },
    },

    /** For the control of a field. Once it was wrong, it is looked at again while it is being mended. */
    field: (name: Name) => ({
      name,
      error: problems[name],
      onChange() {
        if (problems[name] === undefined || form.current === null) return;
        const again = check(valuesOf(form.current, fields))[name];
        setProblems((present) => ({ ...present, [name]: again }));
      },
    }),
  };
}

function valuesOf<Name extends string>(form: HTMLFormElement, fields: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  const values = fields.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(values) as Record<Name, string>;
}
