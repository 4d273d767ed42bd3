import type { GuestRegistration } from 'booking-rules/contracts/reservations/registrations';
import {
  isDocumentNumber,
  tidyDocumentNumber,
  type DocumentKind,
  type RegistrationField,
} from 'booking-rules/shared/domain/guests/registration';
import type { Day } from 'booking-rules/shared/domain/stay';
import { useRef, useState } from 'react';
import { fieldSentences, guestMessage } from '../../api/api-error';
import { call } from '../../api/http';
import { problemsOf } from '../../forms/field-checks';
import { useForm } from '../../forms/use-form';
import { useSettings } from '../../lib/page-context';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { Select, TextArea, TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { countriesByName, preferredCountries } from '../../ui/phone/countries';
import { messages } from '../../messages/messages';
import { BIRTH_FIELDS, BirthDateFields, birthDateOf, birthDateProblems, type BirthField } from './birth-date';
import { PictureField } from './picture-field';

/** What the server takes of a picture, less some room. */
const LARGEST_PICTURE = 9 * 1024 * 1024;
const TAKEN_PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
const LONGEST_SIDE = 2400;

const FIELDS = [
  ...(['firstName', 'lastName', 'nationality', 'documentKind', 'documentNumber'] as const),
  ...BIRTH_FIELDS,
  ...(['address', 'picture'] as const),
] as const;
type Values = Record<(typeof FIELDS)[number], string>;

/** A picture that was chosen, with its id once it has been sent. */
interface Chosen {
  file: File;
  id?: string;
}

interface GuestFormProps {
  access: ReservationAccess;
  registration: GuestRegistration;
  title: string;
  onRegistered: (changed: { data: GuestRegistration }) => void;
}

/** What one guest gives. What their nationality need not give is not asked. */
export function GuestForm({ access, registration, title, onRegistered }: GuestFormProps) {
  const t = messages().registration;
  const { today } = useSettings();
  const { documents, exempt, fields } = registration;
  const [nationality, setNationality] = useState('');
  // Read while the form is checked, before the page is drawn again.
  const chosen = useRef<Chosen | null>(null);
  const askedOf = (code: string): readonly RegistrationField[] => (exempt.includes(code) ? [] : fields);
  const asks = (field: RegistrationField) => askedOf(nationality).includes(field);
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    initial: { documentKind: documents[0] ?? 'passport' },
    onType: (part) => {
      if (part.nationality !== undefined) setNationality(part.nationality);
    },
    check: (values) => problemsIn(values, askedOf(values.nationality), chosen.current, today),
    async send(values) {
      const { params, body } = requestOf(access);
      const isPictured = askedOf(values.nationality).includes('picture');
      const picture = isPictured ? await pictureIdOf(access, chosen.current) : undefined;
      const guest = entryOf(values, askedOf(values.nationality), picture);
      const sent = { params, body: { data: { proof: body.data, guest } } };
      onRegistered(await call('POST /api/reservations/{reference}/registration', sent));
    },
    refusalOf: (error) => {
      // What was sent may have been cleared away meanwhile.
      if (error.status === 409 && chosen.current) delete chosen.current.id;
      const problems = fieldSentences(error, FIELDS);
      return Object.keys(problems).length > 0 ? { problems } : { message: guestMessage(error) };
    },
  });
  const names = { maxLength: 80, required: true, autoComplete: 'off', hint: t.asInDocument };
  return (
    <form {...form} aria-labelledby="guest-form" className="grid gap-5">
      <h2 id="guest-form" className="text-2xl">
        {title}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} {...names} label={t.firstName} />
        <TextField {...field('lastName')} {...names} label={t.lastName} />
      </div>
      <Select {...field('nationality')} label={t.nationality} required>
        <option value="">{t.choose}</option>
        <Nationalities />
      </Select>
      {asks('document') && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Select {...field('documentKind')} label={t.documentKind} required>
            {documents.map((kind) => (
              <option key={kind} value={kind}>
                {t.kinds[kind]}
              </option>
            ))}
          </Select>
          <TextField
            {...field('documentNumber')}
            label={t.documentNumber}
            dir="ltr"
            maxLength={30}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        </div>
      )}
      {asks('birthDate') && <BirthDateFields field={field} />}
      {asks('address') && <TextArea {...field('address')} label={t.address} maxLength={300} required />}
      {asks('picture') && (
        <PictureField
          {...field('picture')}
          required
          onChoose={(file) => {
            chosen.current = file && { file };
          }}
        />
      )}
      {message !== null && <Notice tone="danger" title={message} />}
      <Button type="submit" size="lg" busy={busy}>
        {t.register}
      </Button>
    </form>
  );
}

function Nationalities() {
  const preferred = preferredCountries();
  const countries = countriesByName();
  const first = preferred.flatMap((code) => countries.find((country) => country.code === code) ?? []);
  const others = countries.filter(({ code }) => !preferred.includes(code));
  return [...first, ...others].map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}

function problemsIn(values: Values, asked: readonly RegistrationField[], chosen: Chosen | null, today: Day) {
  const t = messages().registration.problems;
  const missing = (name: keyof Values, problem: string) => (values[name].trim() === '' ? problem : null);
  const kind = values.documentKind as DocumentKind;
  const hasNumber = isDocumentNumber(kind, tidyDocumentNumber(values.documentNumber));
  const number = kind === 'emirates-id' ? t.emiratesId : t.document;
  const found = problemsOf<Exclude<keyof Values, BirthField>>({
    firstName: missing('firstName', t.firstName),
    lastName: missing('lastName', t.lastName),
    nationality: missing('nationality', t.nationality),
    documentKind: null,
    documentNumber: asked.includes('document') && !hasNumber ? number : null,
    address: asked.includes('address') ? missing('address', t.address) : null,
    picture: asked.includes('picture') && chosen === null ? t.picture : null,
  });
  return asked.includes('birthDate') ? { ...found, ...birthDateProblems(values, today) } : found;
}

function entryOf(values: Values, asked: readonly RegistrationField[], picture: string | undefined) {
  const { firstName, lastName, nationality, documentKind, documentNumber, address } = values;
  return {
    ...{ kind: 'guest' as const, firstName, lastName, nationality },
    ...(asked.includes('document') && {
      document: { kind: documentKind as DocumentKind, number: documentNumber },
    }),
    ...(asked.includes('birthDate') && { birthDate: birthDateOf(values) }),
    ...(asked.includes('address') && { address }),
    ...(picture !== undefined && { picture }),
  };
}

/** Sends a picture, once; what was sent and refused with the rest is not sent again. */
async function pictureIdOf(access: ReservationAccess, chosen: Chosen | null): Promise<string | undefined> {
  if (chosen === null) return undefined;
  if (chosen.id === undefined) {
    const { params, body } = requestOf(access);
    const sent = { params, query: body.data, file: await sendablePicture(chosen.file) };
    const { data } = await call('POST /api/reservations/{reference}/registration/pictures', sent);
    chosen.id = data.picture;
  }
  return chosen.id;
}

/**
 * A picture as it can be sent. What the server takes goes as it is, since browsers that hide what they run on blur what
 * they draw; what is too large, or in a format of a phone's own, is drawn anew where the browser can read it.
 */
async function sendablePicture(file: File): Promise<Blob> {
  if (TAKEN_PICTURES.has(file.type) && file.size <= LARGEST_PICTURE) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (bitmap === null || context === null) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((done) => canvas.toBlob((drawn) => done(drawn ?? file), 'image/jpeg', 0.85));
}
