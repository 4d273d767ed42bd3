import { channelName } from 'booking-rules/shared/domain/channels/channel';
import { ChoiceField, TextField } from '../components/fields';
import { messages } from '../messages/messages';

/** Channels that are offered by name; any other can be named. */
const KNOWN = ['airbnb', 'booking-com', 'vrbo', 'agoda', 'expedia', 'ownerrez'];
const OTHER = 'other';

/** `Book in Bed` as channels are written in addresses: `book-in-bed`. */
export function channelOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** Which channel it is: one of the known ones, or another by its name. */
export function ChannelField({
  choice,
  name,
  error,
  onChange,
}: {
  choice: string;
  /** Of another channel. */
  name: string;
  error: string | undefined;
  onChange: (change: { choice?: string; name?: string }) => void;
}) {
  const t = messages().channels.adding;
  return (
    <>
      <ChoiceField
        name="channel"
        label={t.channel}
        value={choice}
        error={choice === OTHER ? undefined : error}
        options={[
          ...KNOWN.map((channel) => [channel, channelName(channel)] as const),
          [OTHER, t.otherChannel],
        ]}
        onChange={(chosen) => onChange({ choice: chosen })}
        width="100%"
      />
      {choice === OTHER ? (
        <TextField
          name="channelName"
          label={t.channelName}
          value={name}
          error={error}
          maxLength={24}
          onChange={(typed) => onChange({ name: typed })}
        />
      ) : null}
    </>
  );
}

/** What is sent of it. */
export function chosenChannel({ choice, name }: { choice: string; name: string }): string {
  return choice === OTHER ? channelOf(name) : choice;
}
