import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { messages } from '../messages/messages';
import { classes } from './classes';

interface FieldProps {
  label: ReactNode;
  /** What is wrong, in words for the person who typed. */
  error?: string | null;
  hint?: ReactNode;
  /** Id of the control; the control describes itself with `fieldAria(htmlFor, …)`. */
  htmlFor: string;
  children: ReactNode;
  className?: string;
}

/** A label above a control, with its hint and its error. */
export function Field({ label, error, hint, htmlFor, children, className = '' }: FieldProps) {
  return (
    <div className={classes('field', className)}>
      <label htmlFor={htmlFor}>{label}</label>
      {children}
      {hint && (
        <p id={`${htmlFor}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${htmlFor}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** What a control inside a `Field` must carry so that its hint and error are read out with it. */
export function fieldAria(id: string, error?: string | null, hint?: ReactNode) {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
}

/** The look of every text control. */
export const CONTROL_CLASS = 'control';

interface Labelled {
  label: ReactNode;
  error?: string | null;
  hint?: ReactNode;
  /** Classes of the wrapper, not of the control. */
  className?: string;
}

/** A one-line text input with label, hint and error. */
export function TextField({ label, error, hint, className, ...input }: Labelled & ComponentProps<'input'>) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Field {...{ label, error, hint, className }} htmlFor={id}>
      <input type="text" {...input} {...fieldAria(id, error, hint)} className={CONTROL_CLASS} />
    </Field>
  );
}

/** What `useForm` gives a control. */
export type Bound = Pick<Labelled & ComponentProps<'input'>, 'name' | 'error' | 'defaultValue'>;

/**
 * First and last name, side by side in a grid of two columns.
 * @param props.field binds a control to the form, as `useForm` does
 */
export function NameFields({ field }: { field: (name: 'firstName' | 'lastName') => Bound }) {
  const common = { maxLength: 80, required: true };
  const t = messages().ui.fields;
  return (
    <>
      <TextField {...field('firstName')} {...common} label={t.firstName} autoComplete="given-name" />
      <TextField {...field('lastName')} {...common} label={t.lastName} autoComplete="family-name" />
    </>
  );
}

/** An email address that has to be given. @param props.autoComplete `username` where it is what people sign in with */
export function EmailField(props: Omit<Labelled & ComponentProps<'input'>, 'label' | 'type' | 'required'>) {
  const { email } = messages().ui.fields;
  return <TextField label={email} type="email" autoComplete="email" maxLength={254} {...props} required />;
}

/** A password that has to be given, hidden until its guest asks to see it. */
export function PasswordField({
  label,
  error,
  hint,
  ...input
}: Labelled & Bound & { autoComplete: 'current-password' | 'new-password' }) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  const t = messages().ui.fields;
  return (
    <Field {...{ label, error, hint }} htmlFor={id}>
      <span className="relative block">
        <input
          {...input}
          {...fieldAria(id, error, hint)}
          type={isShown ? 'text' : 'password'}
          maxLength={200}
          required
          // A phone capitalises and corrects what it takes for text.
          autoCapitalize="none"
          spellCheck={false}
          className={`${CONTROL_CLASS} pe-18`}
        />
        <button
          type="button"
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 end-0 px-3 text-sm font-semibold underline"
        >
          {isShown ? t.hide : t.show}
          <span className="sr-only"> {label}</span>
        </button>
      </span>
    </Field>
  );
}

/** A text input of several lines with label, hint and error. */
export function TextArea({ label, error, hint, className, ...input }: Labelled & ComponentProps<'textarea'>) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Field {...{ label, error, hint, className }} htmlFor={id}>
      <textarea rows={4} {...input} {...fieldAria(id, error, hint)} className={CONTROL_CLASS} />
    </Field>
  );
}

/** A native select with label, hint and error. */
export function Select({ label, error, hint, className, ...input }: Labelled & ComponentProps<'select'>) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Field {...{ label, error, hint, className }} htmlFor={id}>
      <select {...input} {...fieldAria(id, error, hint)} className={`${CONTROL_CLASS} select-chevron`} />
    </Field>
  );
}
