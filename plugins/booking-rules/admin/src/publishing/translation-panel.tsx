import { Link as RouterLink } from 'react-router-dom';
import { Flex, Link, Typography } from '@strapi/design-system';
import { kindOf } from 'booking-rules/shared/translations/translated-kinds';
import { messages } from '../messages/messages';
import { isTranslationForm, type SidePanel, type SidePanelProps } from './side-panel';

/** A field in the form of a document, as far as it is looked at here. */
interface Field {
  attribute?: { pluginOptions?: { i18n?: { localized?: boolean } } };
}

/** What Strapi hands over of a form before it is shown: its panels, their rows and the fields in these. */
export interface EditView<One extends Field = Field> {
  layout: { layout: One[][][] };
}

/**
 * The form of a document in another language, without the fields that are the same in all: a price is changed where
 * the apartment is.
 */
export function showTranslatedFields<View extends EditView>(view: View, search?: string): View {
  if (!isTranslationForm(search)) return view;
  const isTranslated = ({ attribute }: Field): boolean => attribute?.pluginOptions?.i18n?.localized === true;
  const panels = view.layout.layout
    .map((panel) => panel.map((row) => row.filter(isTranslated)).filter((row) => row.length > 0))
    .filter((panel) => panel.length > 0);
  return { ...view, layout: { ...view.layout, layout: panels } };
}

/** Beside the form of whatever is translated: the way to its texts beside the original. */
export function TranslationPanel({ document, model }: SidePanelProps): SidePanel | null {
  const kind = kindOf(model);
  const documentId = document?.['documentId'];
  if (kind === undefined || typeof documentId !== 'string') return null;
  const t = messages().translations.beside;
  const content = (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      {isTranslationForm() && <Typography>{t.note}</Typography>}
      <Link tag={RouterLink} to={`/plugins/booking-rules/translations/${kind}/${documentId}`}>
        {t.open}
      </Link>
    </Flex>
  );
  return { title: t.title, content };
}
