import { Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { formatDay } from 'booking-rules/shared/format/day';
import { messages } from '../messages/messages';
import { isTranslationForm, type SidePanel, type SidePanelProps } from './side-panel';

/** When a guide goes out whose day is all that was given. */
const USUAL_TIME = '09:00';

/** Beside the form of a guide that is to go out by itself: when that is. */
export function SchedulePanel({ activeTab, model }: SidePanelProps): SidePanel | null {
  const { publishOn, publishTime } = useForm('SchedulePanel', (form) => form.values) as Record<
    string,
    unknown
  >;
  const isScheduled = typeof publishOn === 'string' && publishOn !== '';
  if (model !== 'api::post.post' || activeTab === 'published' || !isScheduled) return null;
  if (isTranslationForm()) return null;
  const time = typeof publishTime === 'string' && publishTime !== '' ? publishTime : USUAL_TIME;
  const t = messages().publishing;
  return {
    title: t.scheduled,
    content: <Typography>{t.scheduledFor(formatDay(publishOn), time)}</Typography>,
  };
}
