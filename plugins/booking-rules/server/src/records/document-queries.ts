/** A question to Strapi's documents service. */
interface DocumentQuery {
  filters?: object;
  fields?: readonly string[];
  populate?: object;
  status?: 'draft' | 'published';
  sort?: string | readonly string[];
  start?: number;
  limit?: number;
}

interface RowQuery {
  where?: object;
  select?: readonly string[];
  populate?: object;
  orderBy?: object;
  offset?: number;
  limit?: number;
}

/** Strapi's documents service as far as the plugin uses it. */
export interface Documents<Document> {
  findFirst(query?: DocumentQuery): Promise<Document | null>;
  findMany(query?: DocumentQuery): Promise<Document[]>;
  findOne(query: DocumentQuery & { documentId: string }): Promise<Document | null>;
  count(query?: DocumentQuery): Promise<number>;
  create(write: { data: object }): Promise<Document>;
  /** Null for a document that is gone. */
  update(write: { documentId: string; data: object }): Promise<Document | null>;
  delete(which: { documentId: string }): Promise<unknown>;
  /** @throws ValidationError for a draft that lacks what it cannot do without */
  publish(which: { documentId: string }): Promise<unknown>;
}

/** Strapi's database layer, beneath the documents service. */
export interface Rows<Document> {
  findOne(query: RowQuery): Promise<Document | null>;
  findMany(query?: RowQuery): Promise<Document[]>;
  count(query?: RowQuery): Promise<number>;
  createMany(write: { data: object[] }): Promise<unknown>;
  update(write: { where: object; data: object }): Promise<unknown>;
  updateMany(write: { where: object; data: object }): Promise<unknown>;
}
