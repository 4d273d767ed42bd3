import { useState, type FormEvent, type ReactNode } from 'react';
import { errorOfField, fieldErrors, NO_FIELD_ERRORS } from '../api/errors';
import { useAction } from '../api/use-action';

/**
 * The values of a form, what is wrong with its fields, and its submission. What the server refuses
 * (`details.errors`) is shown at its field until that field is changed; every failure is notified.
 */
export function useForm<Values extends object>(initial: Values) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState(NO_FIELD_ERRORS);
  const { busy, run } = useAction();

  function set(change: Partial<Values>): void {
    setValues((before) => ({ ...before, ...change }));
    const isKept = ([path]: [string, string]) => !Object.keys(change).some((field) => isAbout(path, field));
    setErrors((before) => (before.size === 0 ? before : new Map([...before].filter(isKept))));
  }

  return {
    values,
    set,
    reset: (): void => {
      setValues(initial);
      setErrors(NO_FIELD_ERRORS);
    },
    /** @param field its name, or its path where the name alone could mean two: `guest.email` */
    errorOf: (field: string): string | undefined => errorOfField(errors, field),
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
