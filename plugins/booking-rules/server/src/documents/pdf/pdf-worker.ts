import type { PrintedPage } from '../../../../shared/domain/documents/printed-page';
import { renderPage } from './render-page';

/** What the worker thread runs for each PDF. */
export default function render(page: PrintedPage): Promise<Uint8Array> {
  return renderPage(page);
}
