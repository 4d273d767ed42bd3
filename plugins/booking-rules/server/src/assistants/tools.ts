import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { z } from 'zod';
import type { ASSISTANT_TOOLS, AssistantTool } from '../../../contracts/assistants';
import type { Alternative, QuoteRequest, RefusedStay } from '../../../contracts/quotes';
import type { StaySearchResult } from '../../../contracts/stays';
import { describeReasons } from '../../../shared/explain/describe';
import { toldPrice } from '../../../shared/explain/line-label';
import { localPath } from '../../../shared/format/local-path';
import { currencyOfBusiness, formatAmount, type MinorUnits } from '../../../shared/format/money';
import { mailSettings } from '../mail/delivery/mail-settings';
import { toldError } from '../platform/http/told-error';
import type { Quotes } from '../quotes/service';
import type { Stays } from '../search/service';

/** Homes of one answer where nothing else is asked for: an assistant reads them all. */
const USUAL_PAGE = 10;

export interface ToolDeps {
  strapi: Core.Strapi;
  stays: Stays;
  quotes: Quotes;
}

type Tools = typeof ASSISTANT_TOOLS;
type Input<Name extends AssistantTool> = z.output<Tools[Name]['input']>;
type Output<Name extends AssistantTool> = z.input<Tools[Name]['output']>;

/** What answers each tool. */
export type ToolAnswers = {
  [Name in AssistantTool]: (input: Input<Name>, now: Date) => Output<Name> | Promise<Output<Name>>;
};

/** The answers of the tools, by the services that answer the routes of the same name. */
export function createToolAnswers({ strapi, stays, quotes }: ToolDeps): ToolAnswers {
  const { siteUrl } = mailSettings(strapi);
  const pageAt = (path: string): string => siteUrl + localPath(path);
  const apartmentAt = (id: string, query: Record<string, string> = {}): string => {
    const asked = new URLSearchParams(query).toString();
    return pageAt(`/apartment/${encodeURIComponent(id)}${asked && `?${asked}`}`);
  };
  const summaryAt = (number: string): string => pageAt(`/summary?quote=${encodeURIComponent(number)}`);

  const foundStay = ({ photos: _photos, location: _location, ...stay }: StaySearchResult) => ({
    ...stay,
    ...(stay.total !== undefined && { totalInWords: inWords(stay.total) }),
    url: apartmentAt(stay.apartmentId),
  });

  const otherStay = (stay: Alternative) => ({
    ...stay,
    totalInWords: inWords(stay.total),
    url: apartmentAt(stay.apartmentId),
  });

  return {
    search_stays(query, now) {
      const { data, meta } = stays.search({ pageSize: USUAL_PAGE, ...query }, now);
      const { total: found, page, pageCount: pages } = meta.pagination;
      return { stays: data.map(foundStay), found, page, pages, currency: currencyOfBusiness() };
    },

    explain_stay(request, now) {
      const answer = quotes.preview(request, now);
      if (!answer.ok) {
        const { reasons, alternatives } = answer;
        return {
          bookable: false,
          reasons: describeReasons(reasons, request, alternatives),
          alternatives: alternatives.map(otherStay),
          ...{ total: null, totalInWords: null },
        };
      }
      const { total } = answer.terms;
      return { bookable: true, reasons: [], alternatives: [], total, totalInWords: inWords(total) };
    },

    async quote_stay(request, now) {
      const quote = toldPrice(await quotes.create(request, now));
      return { quote, totalInWords: inWords(quote.total), url: summaryAt(quote.number) };
    },

    async hand_off({ number }, now) {
      const { expiresAt, total } = await quotes.get(number, now);
      return { url: summaryAt(number), expiresAt, totalInWords: inWords(total) };
    },
  };
}

const inWords = (total: MinorUnits): string => formatAmount(total);

/**
 * What an assistant is told of an error, in sentences; null for one that is ours, of which it is told nothing.
 * @param asked what the tool was given: what a refused stay would need is said of it
 */
export function sentencesOf(error: unknown, asked: object): string | null {
  if (createError.isHttpError(error) && isRefusedStay(error['details']) && isStay(asked)) {
    const { reasons, alternatives } = error['details'];
    return describeReasons(reasons, asked, alternatives).join(' ');
  }
  const isTold = error instanceof errors.ApplicationError || (createError.isHttpError(error) && error.expose);
  if (!isTold) return null;
  const { message } = toldError(error) as Error;
  const fields = (error as { details?: { errors?: { path: string[]; message: string }[] } }).details?.errors;
  if (!Array.isArray(fields)) return `${message}.`;
  return fields.map(({ path, message: wrong }) => `${path.at(-1) ?? ''}: ${wrong}.`).join(' ');
}

function isRefusedStay(details: unknown): details is RefusedStay {
  return typeof details === 'object' && details !== null && 'reasons' in details && 'alternatives' in details;
}

function isStay(asked: object): asked is QuoteRequest {
  return 'apartmentId' in asked && 'checkIn' in asked;
}
