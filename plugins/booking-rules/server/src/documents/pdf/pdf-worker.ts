import type { PrintedPage } from '../../../../shared/domain/documents/printed-page';
import { DEFAULT_LANGUAGE, setLanguageSource } from '../../../../shared/format/language';
import '../../../../shared/messages/all-languages';
import { setPlace, type Place } from '../../../../shared/format/place';
import { renderPage } from './render-page';

/** A page to print, as it goes to the worker. */
export interface PrintingTask {
  page: PrintedPage;
  place: Place;
}

/** What the worker thread runs for each PDF. */
export default function render({ page, place }: PrintingTask): Promise<Uint8Array> {
  setPlace(place);
  setLanguageSource(() => page.language ?? DEFAULT_LANGUAGE);
  return renderPage(page);
}
