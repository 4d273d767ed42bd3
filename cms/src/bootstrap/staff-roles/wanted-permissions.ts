import type { Core, Struct } from '@strapi/strapi';
import { LANGUAGES } from 'booking-rules/shared/format/language';
import { kindOf } from 'booking-rules/shared/translations/translated-kinds';
import { adminService } from '../../patches/staff-accounts/admin-services';
import type { ContentGrant, StaffRole } from './definitions';

/** A permission as Strapi's admin keeps it. */
export interface WantedPermission {
  action: string;
  subject: string | null;
  /** Paths of fields such as `seo.title`; null where an action is about whole documents, or none. */
  fields: string[] | null;
  /** Languages in which it may do so; null where documents of the type have one alone. */
  locales: readonly string[] | null;
}

/** What a role is due to have, of what this installation knows. */
export function wantedPermissions(strapi: Core.Strapi, role: StaffRole): WantedPermission[] {
  const ofContent = role.content.flatMap((grant) => permissionsOf(strapi, grant));
  const others = role.actions.map((action) => ({ action, subject: null, fields: null, locales: null }));
  return [...ofContent, ...others];
}

function permissionsOf(strapi: Core.Strapi, { uid, rights, only, except }: ContentGrant): WantedPermission[] {
  const permission = adminService(strapi, 'permission');
  const contentType = adminService(strapi, 'content-type');
  const models = Object.values(strapi.contentTypes) as Struct.ContentTypeSchema[];
  const model = models.find((known) => known.uid === uid);
  if (!model) return [];
  const paths = contentType.getNestedFields(model, { components: strapi.components });
  const fields = paths.filter((path) => {
    const [field = ''] = path.split('.');
    return (only?.includes(field) ?? true) && !except?.includes(field);
  });
  const locales = kindOf(uid) === undefined ? null : LANGUAGES;
  const hasDrafts = model.options?.draftAndPublish === true;
  return rights
    .filter((right) => right !== 'publish' || hasDrafts)
    .map((right) => {
      const action = `plugin::content-manager.explorer.${right}`;
      const isByField = permission.actionProvider.get(action)?.options?.applyToProperties?.includes('fields');
      return { action, subject: uid, fields: isByField === true ? fields : null, locales };
    });
}
