import type { ReactNode } from 'react';
import { DEFAULT_LANGUAGE } from 'booking-rules/shared/format/language';

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

/** Whether the form in the content manager is that of another language than the document's own. */
export function isTranslationForm(search = window.location.search): boolean {
  const locale = new URLSearchParams(search).get('plugins[i18n][locale]') ?? DEFAULT_LANGUAGE;
  return locale !== DEFAULT_LANGUAGE;
}
