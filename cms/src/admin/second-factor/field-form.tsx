import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, Field, Flex, TextInput, type TextInputProps } from '@strapi/design-system';
import { isSignedOut, reasonOf } from './api';

/** What is asked for, and how its field is typed in. */
export interface Question {
  label: string;
  hint?: string;
  /** What is said when nothing was entered. */
  whenEmpty: string;
  input: Pick<TextInputProps, 'name' | 'type' | 'autoComplete' | 'inputMode'>;
}

/**
 * A form of one field, which has the focus from the start.
 * @param onSubmit what is done with the text; what it throws is shown beneath the field, which is emptied
 * @param children other ways on, beside the button
 */
export function FieldForm({
  question: { label, hint, whenEmpty, input },
  action,
  isDanger = false,
  onSubmit,
  onSignedOut,
  children,
}: {
  question: Question;
  action: string;
  isDanger?: boolean;
  onSubmit: (text: string) => Promise<void>;
  onSignedOut: () => void;
  children?: ReactNode;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    field.current?.focus();
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() === '') {
      setProblem(whenEmpty);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await onSubmit(text);
    } catch (failure) {
      if (isSignedOut(failure)) {
        onSignedOut();
        return;
      }
      setProblem(reasonOf(failure));
      setText('');
      setBusy(false);
      field.current?.focus();
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Field.Root {...(problem !== null && { error: problem })} hint={hint} required>
          <Field.Label>{label}</Field.Label>
          <TextInput
            ref={field}
            value={text}
            onChange={(event) => setText(event.target.value)}
            {...input}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={200}
          />
          <Field.Hint />
          <div role="alert">
            <Field.Error />
          </div>
        </Field.Root>
        <Flex gap={4} wrap="wrap">
          <Button type="submit" size="L" loading={isBusy} variant={isDanger ? 'danger' : 'default'}>
            {action}
          </Button>
          {children}
        </Flex>
      </Flex>
    </form>
  );
}
