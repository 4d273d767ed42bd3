import type { ReactNode } from 'react';
import { useSettings } from '../../lib/page-context';
import { Card, Container } from '../../ui/box';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';
import { Notice } from '../../ui/notice';

interface AccountCardProps {
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** Other ways, under the card. */
  footer?: ReactNode;
}

/** A page with one form in its middle. */
export function AccountCard({ title, lead, children, footer }: AccountCardProps) {
  const { phone } = useSettings();
  return (
    <Container className="grid justify-items-center py-10 md:py-16">
      <div className="w-full max-w-md">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
        <noscript>
          <p className="mt-6 rounded-card border border-line bg-sand/60 p-4 text-sm">
            {messages().account.needsJavaScript(phone)}
          </p>
        </noscript>
        <Card className="mt-6 grid gap-6 p-5 sm:p-7">{children}</Card>
        {footer && <div className="mt-6 grid gap-1 text-sm">{footer}</div>}
      </div>
    </Container>
  );
}

/** A quiet link under or inside a form, large enough for a thumb. */
export function SideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 w-fit items-center text-sm font-semibold text-brand underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}

/** What was refused but belongs to no field. */
export function FormMessage({ message }: { message: ReactNode }) {
  return message === null ? null : <Notice tone="danger" title={message} />;
}
