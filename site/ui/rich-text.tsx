import { spoken } from '../lib/spoken';

/** HTML that the server has made of what editors wrote (`richTextHtml`). */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" {...spoken(html)} dangerouslySetInnerHTML={{ __html: html }} />;
}
