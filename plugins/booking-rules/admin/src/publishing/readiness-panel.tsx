import { useForm } from '@strapi/strapi/admin';
import { localToday } from '../format/dates';
import { checkForm } from './checks';
import { ReadinessList } from '../components/apartments/readiness-list';
import { messages } from '../messages/messages';
import { isTranslationForm, type SidePanel, type SidePanelProps } from './side-panel';

/** Beside a form in the content manager: what is missing before it should be published, as it is typed. */
export function ReadinessPanel({ activeTab, document = {}, model }: SidePanelProps): SidePanel | null {
  const values = useForm('ReadinessPanel', (form) => form.values) as Record<string, unknown>;
  const notes = activeTab === 'published' ? null : checkForm(model, { values, document }, localToday());
  if (!notes || isTranslationForm()) return null;
  return { title: messages().publishing.ready, content: <ReadinessList notes={notes} model={model} /> };
}
