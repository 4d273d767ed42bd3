/** Strapi's success envelope. */
export interface Envelope<T> {
  data: T;
}

/** A list with its page, in Strapi's shape. */
export interface PagedEnvelope<T> extends Envelope<T[]> {
  meta: { pagination: Pagination };
}

export interface Pagination {
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
}

/** Strapi's v4 error envelope. `Details` depends on the error. */
export interface ErrorEnvelope<Details = unknown> {
  data: null;
  error: { status: number; name: string; message: string; details: Details };
}
