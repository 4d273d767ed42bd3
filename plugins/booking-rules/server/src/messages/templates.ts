import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import createError from 'http-errors';
import type {
  MessageTemplate,
  MessageTemplateDraft,
  TemplatePreview,
} from '../../../contracts/messages/templates';
import { formatDay } from '../../../shared/format/day';
import { isolated } from '../../../shared/format/isolated';
import { staffMessages } from '../../../shared/messages/messages';
import { fillTemplate, templateProblems, type TemplateValues } from '../../../shared/templates/template';
import { readSender } from '../mail/delivery/read-context';
import type { Mail } from '../mail/service';
import { isDuplicateKey } from '../platform/database-errors';
import type { Actor } from '../platform/http/signed-in';
import { invalidField } from '../platform/http/parse';
import { forRequester, inLanguage } from '../platform/language';
import { requireSubject, type Subject } from './subject';

/** Made by the migration 0051. */
const TEMPLATES = 'booking_message_templates';

interface TemplateRow {
  id: number;
  name: string;
  text_en: string;
  text_ar: string | null;
  changed_by: string;
  changed_at: number | string;
}

export interface MessageTemplatesDeps {
  strapi: Core.Strapi;
  mail: Pick<Mail, 'templateValues'>;
}

/** Texts with variables that staff answer with, and what they come to in one booking. */
export function createMessageTemplates({ strapi, mail }: MessageTemplatesDeps) {
  const { connection } = strapi.db;

  async function list(): Promise<MessageTemplate[]> {
    const rows: TemplateRow[] = await connection<TemplateRow>(TEMPLATES).orderBy('name').select('*');
    return rows.map(({ id, name, text_en, text_ar, changed_by, changed_at }) => ({
      ...{ id, name, english: text_en, arabic: text_ar ?? '', changedBy: changed_by },
      changedAt: new Date(Number(changed_at)).toISOString(),
    }));
  }

  /** @throws ValidationError for a variable that there is not */
  function rowOf({ name, english, arabic }: MessageTemplateDraft, { by, now }: Actor) {
    requireFit('english', english);
    requireFit('arabic', arabic);
    const changed = { changed_by: by.slice(0, 254), changed_at: now.getTime() };
    return { name, text_en: english, text_ar: arabic === '' ? null : arabic, ...changed };
  }

  /** What stands for the variables of a text in a booking or an enquiry, in the language of its guest. */
  async function valuesOf(subject: Subject, now: Date): Promise<TemplateValues> {
    if (subject.reservation) return mail.templateValues(subject.reservation, now);
    const { guest, reference, apartmentName, stay, guests } = subject;
    const sender = await readSender(strapi);
    return {
      ...{ guest_first_name: isolated(guest.firstName), guest_name: isolated(guest.name), reference },
      ...(apartmentName !== null && { apartment: isolated(apartmentName) }),
      ...(stay && { check_in: formatDay(stay.checkIn), check_out: formatDay(stay.checkOut) }),
      ...(guests !== null && { guests: String(guests) }),
      ...{ business_name: isolated(sender.brand), business_phone: isolated(sender.phone) },
      business_email: sender.email,
    };
  }

  return {
    list,

    /** @throws ValidationError for a text that is no template; HttpError 409 for a name that is taken */
    async create(draft: MessageTemplateDraft, actor: Actor): Promise<MessageTemplate[]> {
      await connection(TEMPLATES).insert(rowOf(draft, actor)).catch(refuseName);
      return list();
    },

    /** Throws as `create`; NotFoundError for one that is gone. */
    async update(id: number, draft: MessageTemplateDraft, actor: Actor): Promise<MessageTemplate[]> {
      const row = rowOf(draft, actor);
      const changed = await connection(TEMPLATES).where({ id }).update(row).catch(refuseName);
      if (changed === 0) throw gone();
      return list();
    },

    /** @throws NotFoundError */
    async remove(id: number): Promise<MessageTemplate[]> {
      if ((await connection(TEMPLATES).where({ id }).delete()) === 0) throw gone();
      return list();
    },

    /**
     * A text as the guest of a booking would get it.
     * @throws NotFoundError; ValidationError for a variable that there is not
     */
    async preview(reference: string, text: string, now: Date): Promise<TemplatePreview> {
      const subject = await requireSubject(strapi, reference);
      requireFit('text', text);
      return fillTemplate(text, await inLanguage(subject.language, () => valuesOf(subject, now)));
    },
  };
}

export type MessageTemplates = ReturnType<typeof createMessageTemplates>;

function requireFit(field: string, text: string): void {
  const [problem] = templateProblems(text);
  if (!problem) return;
  const words = forRequester(() => {
    const say = staffMessages().templates;
    return problem.problem === 'unknown-variable'
      ? say.unknownVariable(problem.name)
      : say.openBraces(problem.near);
  });
  throw invalidField(field, words);
}

function refuseName(error: unknown): never {
  if (!isDuplicateKey(error)) throw error;
  throw createError(409, 'Another template has this name');
}

function gone(): Error {
  return new errors.NotFoundError('There is no such template');
}
