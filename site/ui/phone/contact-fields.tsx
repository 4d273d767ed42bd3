import { messages } from '../../messages/messages';
import { NameFields, TextField, type Bound } from '../field';

/**
 * Names and phone number of somebody whom we know already.
 * @param props.field binds a control to the form, as `useForm` does
 * @param props.needsPhone whether a phone number has to be given
 */
export function ContactFields({
  field,
  needsPhone,
}: {
  field: (name: 'firstName' | 'lastName' | 'phone') => Bound;
  needsPhone: boolean;
}) {
  const t = messages().ui.fields;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameFields field={field} />
      </div>
      <TextField
        {...field('phone')}
        label={needsPhone ? t.phone : t.phoneOptional}
        type="tel"
        autoComplete="tel"
        maxLength={25}
        required={needsPhone}
        hint={t.phoneHint}
      />
    </>
  );
}
