import { Link as RouterLink } from 'react-router-dom';
import { Link } from '@strapi/design-system';
import type { EditLink } from './edit-links';

/** The way to where a rule is edited; nothing when there is none. */
export function EditAnchor({ link, of }: { link: EditLink | null; of: string }) {
  if (link === null) return null;
  return (
    <Link tag={RouterLink} to={link.to} aria-label={`${link.words}: ${of}`}>
      {link.words}
    </Link>
  );
}
