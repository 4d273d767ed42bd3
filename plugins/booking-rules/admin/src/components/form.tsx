import { useState, type FormEvent, type ReactNode } from 'react';
import { errorOfField, fieldErrors, NO_FIELD_ERRORS } from '../api/errors';
import { useAction } from '../api/use-action';

/**
 * What an input of `components/fields` shows and changes, by the name of its value. A part of a form asks for the
 * values that it needs, whatever else the form has.
 */
export type FieldOf<Values> = <Name extends keyof Values & string>(
  name: Name,
) => {
  name: Name;
  value: Values[Name];
  error: string | undefined;
  onChange(value: Values[Name]): void;
};

/**
 * The values of a form, what is wrong with its fields, and its submission. What the server refuses
 * (`details.errors`) is shown at its field until that field is changed; every failure is notified.
 */
export function useForm<Values extends object>(initial: Values) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState(NO_FIELD_ERRORS);
  const { busy, run } = useAction();

  /** @param change the values, or what makes them of those at that time: after something that took a while */
  function set(change: Partial<Values> | ((before: Values) => Partial<Values>)): void {
    if (typeof change === 'function') {
      setValues((before) => ({ ...before, ...change(before) }));
      return;
    }
    setValues((before) => ({ ...before, ...change }));
    const isKept = ([path]: [string, string]) => !Object.keys(change).some((field) => isAbout(path, field));
    setErrors((before) => (before.size === 0 ? before : new Map([...before].filter(isKept))));
  }

  /** @param field its name, or its path where the name alone could mean two: `guest.email` */
  const errorOf = (field: string): string | undefined => errorOfField(errors, field);

  const field: FieldOf<Values> = (name) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (value) => {
      const change: Partial<Values> = {};
      change[name] = value;
      set(change);
    },
  });

  return {
    values,
    set,
    field,
    reset: (): void => {
      setValues(initial);
      setErrors(NO_FIELD_ERRORS);
    },
    errorOf,
    /** What is wrong before anything is sent, by field. */
    reject: (problems: Readonly<Record<string, string>>): void =>
      setErrors(new Map(Object.entries(problems))),
    /** The name of the submission that runs; null for none. */
    busy,
    /**
     * @param work sends the values and answers with the message for its success; null for none
     * @param name where a form can be submitted in more than one way
     */
    submit: (work: () => Promise<string | null>, name = 'submit'): Promise<void> => {
      setErrors(NO_FIELD_ERRORS);
      return run(name, async () => {
        try {
          return await work();
        } catch (error) {
          setErrors(fieldErrors(error));
          throw error;
        }
      });
    },
  };
}

/** Whether the error at a path belongs to a field or to what is in it. */
function isAbout(path: string, field: string): boolean {
  return `.${path}.`.includes(`.${field}.`);
}

/** A form whose problems are shown by its fields, not by the browser. */
export function Form({
  label,
  onSubmit,
  children,
}: {
  label?: string;
  onSubmit: () => void;
  children: ReactNode;
}) {
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
