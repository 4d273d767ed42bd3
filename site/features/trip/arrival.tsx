import type { ArrivalInformation } from 'booking-rules/contracts/reservations/arrival';
import { useState, type ReactNode } from 'react';
import { guestMessage } from '../../api/api-error';
import { copyText } from '../../lib/copy-text';
import { spoken } from '../../lib/spoken';
import { messages } from '../../messages/messages';
import { Skeleton } from '../../ui/box';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Notice } from '../../ui/notice';
import { Picture } from '../../ui/picture';
import type { KnownArrival } from './use-arrival';
import { withheldSentences } from './withheld';

/** How a guest gets there and in: what is shown of it now, and from when on the rest. */
export function Arrival({ known }: { known: KnownArrival }) {
  const t = messages().trip.arrival;
  const { arrival, error, again } = known;
  if (arrival !== null && !hasAnything(arrival)) return null;
  return (
    <section aria-labelledby="getting-there" className="grid gap-5">
      <h2 id="getting-there" className="text-2xl">
        {t.heading}
      </h2>
      {arrival ? (
        <Information arrival={arrival} />
      ) : error ? (
        <Notice tone="danger" title={t.failed}>
          <p>{guestMessage(error)}</p>
          <Button kind="secondary" className="mt-3" onClick={again}>
            {t.again}
          </Button>
        </Notice>
      ) : (
        <div role="status" aria-label={t.loading} className="grid gap-3">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-11 w-40" />
        </div>
      )}
    </section>
  );
}

function hasAnything({ address, directions, steps, doorCode, wifi, manual, withheld }: ArrivalInformation) {
  const shown = [address, directions, doorCode, wifi, manual].some((value) => value !== null);
  return shown || steps.length > 0 || withheldSentences(withheld).length > 0;
}

function Information({ arrival }: { arrival: ArrivalInformation }) {
  const t = messages().trip.arrival;
  const { address, mapUrl, directions, steps, doorCode, wifi, manual, withheld } = arrival;
  return (
    <>
      {address !== null && (
        <Part title={t.address}>
          <p className="max-w-text wrap-anywhere whitespace-pre-line">
            <span {...spoken(address)}>{address}</span>
          </p>
          <p className="flex flex-wrap gap-3">
            {mapUrl !== null && (
              <Link
                href={mapUrl}
                target="_blank"
                rel="noopener noreferrer"
                className="text-link gap-2 text-sm"
              >
                <Icon name="map-pin" className="size-4" /> {t.openMap}
                <span className="sr-only">{messages().trip.contact.newTab}</span>
              </Link>
            )}
            <Copy text={address} label={t.copyAddress} />
          </p>
        </Part>
      )}
      {directions !== null && (
        <Part title={t.directions}>
          <Words text={directions} />
        </Part>
      )}
      {doorCode !== null && (
        <Part title={t.doorCode}>
          <p
            dir="ltr"
            className="w-fit rounded-control bg-sand px-4 py-2 text-3xl font-semibold tabular-nums select-all"
          >
            {doorCode}
          </p>
        </Part>
      )}
      {steps.length > 0 && <Steps steps={steps} />}
      {wifi !== null && (
        <Part title={t.wifi}>
          <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1">
            <dt className="text-sm text-muted">{t.wifiName}</dt>
            <dd>
              <span dir="auto" className="font-semibold wrap-anywhere select-all">
                {wifi.name}
              </span>
            </dd>
            {wifi.password !== null && (
              <>
                <dt className="text-sm text-muted">{t.wifiPassword}</dt>
                <dd className="flex flex-wrap items-baseline gap-x-3">
                  <span dir="ltr" className="font-semibold wrap-anywhere select-all">
                    {wifi.password}
                  </span>
                  <Copy text={wifi.password} label={t.copyPassword} />
                </dd>
              </>
            )}
          </dl>
        </Part>
      )}
      {withheldSentences(withheld).map((sentence) => (
        <p key={sentence} className="flex max-w-text gap-3 rounded-card bg-sand/60 p-4">
          <Icon name="key-round" className="mt-0.5 size-5 text-brand" /> {sentence}
        </p>
      ))}
      {manual !== null && (
        <details className="group rounded-card border border-line">
          <summary className="flex min-h-11 items-center justify-between gap-3 px-4 font-semibold">
            {t.manual}
            <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
          </summary>
          <div className="border-t border-line p-4">
            <Words text={manual} />
          </div>
        </details>
      )}
    </>
  );
}

function Steps({ steps }: { steps: ArrivalInformation['steps'] }) {
  const t = messages().trip.arrival;
  return (
    <Part title={t.steps}>
      <ol className="grid gap-5 sm:grid-cols-2">
        {steps.map(({ text, photo }, index) => (
          <li key={`${index} ${text}`} className="grid content-start gap-2">
            <p className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full bg-sand text-sm font-semibold tabular-nums"
              >
                {index + 1}
              </span>
              <span {...spoken(text)}>{text}</span>
            </p>
            {photo && (
              <Picture
                photo={{ ...photo, alt: photo.alt === '' ? t.stepPicture(index + 1) : photo.alt }}
                sizes="(min-width: 40rem) 20rem, 90vw"
                className="rounded-card"
              />
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      {children}
    </div>
  );
}

/** A text with its lines, as it was written. */
function Words({ text }: { text: string }) {
  return (
    <p className="max-w-text wrap-anywhere whitespace-pre-line" {...spoken(text)}>
      {text}
    </p>
  );
}

function Copy({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      onClick={() => void copyText(text).then(setCopied)}
      className="text-link gap-2 text-sm"
    >
      <Icon name={copied ? 'check' : 'copy'} className="size-4" />
      <span role="status">{copied ? messages().trip.arrival.copied : label}</span>
    </button>
  );
}
