import type { ReactNode } from 'react';
import { useForm } from '@strapi/strapi/admin';
import { localToday } from '../format/dates';
import { checkForm } from './checks';
import { ReadinessList } from '../components/apartments/readiness-list';
import { messages } from '../messages/messages';

/** What the content manager tells its side panels. */
export interface SidePanelProps {
  activeTab: 'draft' | 'published' | null;
  document?: Record<string, unknown>;
  /** Uid of the content type. */
  model: string;
}

export interface SidePanel {
  title: string;
  content: ReactNode;
}

/** Beside a form in the content manager: what is missing before it should be published, as it is typed. */
export function ReadinessPanel({ activeTab, document = {}, model }: SidePanelProps): SidePanel | null {
  const values = useForm('ReadinessPanel', (form) => form.values) as Record<string, unknown>;
  const notes = activeTab === 'published' ? null : checkForm(model, { values, document }, localToday());
  if (!notes) return null;
  return { title: messages().publishing.ready, content: <ReadinessList notes={notes} model={model} /> };
}
