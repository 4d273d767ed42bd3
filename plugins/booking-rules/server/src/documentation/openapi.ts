import { z } from 'zod';
import { ErrorEnvelope, FieldErrors } from '../../../contracts/fields';
import type { Route } from '../../../contracts/route';
import { Ping, WEBHOOK_EVENTS, WEBHOOK_HEADERS } from '../../../contracts/webhooks/events';
import { GROUPS } from './groups';

type Json = Record<string, unknown>;

interface Operation extends Json {
  tags: string[];
  operationId: string;
  summary: string;
  security: object[];
  responses: Record<string, Json>;
}

interface OpenApiDocument extends Json {
  /** Operations by their path and method. */
  paths: Record<string, Record<string, Operation>>;
  /** What webhooks are sent, by the type of event. */
  webhooks: Record<string, { post: Json }>;
  components: { schemas: Record<string, Json> } & Json;
}

/** What a request carries, by who may ask. */
const SECURITY = {
  public: [],
  guest: [{}, { account: [] }],
  account: [{ account: [] }],
  token: [{ token: [] }],
};

const DESCRIPTION = `Book apartments directly.

Days are \`YYYY-MM-DD\` at the property, instants ISO 8601 in UTC, amounts integers of the smallest unit of the currency;
\`GET /api/place\` says which time zone and currency. Unknown fields are refused, never ignored. Answers may get more fields: leave alone what you do not know.`;

/** The public API as an OpenAPI 3.1 document, made of the contract. */
export function openApiDocument(): OpenApiDocument {
  const schemas: Record<string, Json> = {};
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const {
      $schema,
      $defs = {},
      ...json
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => simplify(jsonSchema, io),
    });
    const [plain, defs] = JSON.parse(
      JSON.stringify([json, $defs]).replaceAll('"#/$defs/', '"#/components/schemas/'),
    ) as [Json, Record<string, Json>];
    Object.assign(schemas, defs);
    return plain;
  };
  const failure = (description: string, details?: z.ZodType): Json => {
    const schema = details
      ? ErrorEnvelope.extend({ error: ErrorEnvelope.shape.error.extend({ details }) })
      : ErrorEnvelope;
    return { description, content: jsonOf(schemaOf(schema, 'output')) };
  };
  const retryAfter = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } };

  const paths: OpenApiDocument['paths'] = {};
  for (const [tag, table] of Object.entries(GROUPS)) {
    for (const [key, line] of Object.entries(table)) {
      const [method = '', path = ''] = key.split(' ');
      if (path.startsWith('/booking-rules/')) continue;
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(tag, path, line) };
    }
  }
  const webhooks: OpenApiDocument['webhooks'] = {};
  const test = { type: 'ping', says: 'A manager tries a webhook out.', body: Ping };
  for (const { type, says, body } of [...WEBHOOK_EVENTS, test]) {
    webhooks[type] = {
      post: {
        operationId: type,
        summary: says,
        parameters: Object.entries(WEBHOOK_HEADERS).map(([name, description]) => ({
          ...parameter('header', name, { type: 'string' }, true),
          description,
        })),
        requestBody: { required: true, content: jsonOf(schemaOf(body, 'output')) },
        responses: {
          '2XX': {
            description: 'It has been taken. Anything else, or ten seconds of silence, is tried again.',
          },
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vacationer',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.keys(GROUPS).map((name) => ({ name })),
    paths,
    webhooks,
    components: {
      schemas,
      securitySchemes: {
        account: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `jwt` of a sign-in: `POST /api/auth/local`.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token, as administrators make them in the panel.',
        },
      },
      responses: {
        BadInput: failure('The query or the body is wrong; `details.errors` says where.', FieldErrors),
        SignInFirst: failure('Sign in to be answered.'),
        NotAllowed: failure('This token may not do that.'),
        TooManyRequests: {
          ...failure('Too many requests in too short a time. Ask again after `Retry-After`.'),
          headers: retryAfter,
        },
        Unavailable: {
          ...failure('The server is busy or its database away. Ask again after `Retry-After`.'),
          headers: retryAfter,
        },
      },
    },
  };

  function operationOf(tag: string, path: string, line: Route): Operation {
    const { summary, access, body, query, params, headers = {}, example = {} } = line;
    const isApi = path.startsWith('/api/');
    const shared = (name: string) => ({ $ref: `#/components/responses/${name}` });
    const own = Object.entries(line.errors ?? {}).map(([status, told]): [string, Json] => [
      status,
      typeof told === 'string' ? failure(told) : failure(told.when, told.details),
    ]);
    const responses = {
      ...success(line),
      ...((query ?? body) && isApi && { 400: shared('BadInput') }),
      ...((access === 'account' || access === 'token') && {
        401: shared('SignInFirst'),
        403: shared('NotAllowed'),
      }),
      ...(isApi && { 429: shared('TooManyRequests') }),
      ...(isApi && { 503: shared('Unavailable') }),
      ...Object.fromEntries(own),
    };
    const parameters = [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
        parameter('path', name, propertyOf(params, name) ?? { type: 'string' }, true, example.params),
      ),
      ...queryOf(query, example.query),
      ...Object.entries(headers).map(([name, description]) => ({
        ...parameter('header', name, { type: 'string' }),
        description,
      })),
    ];
    return {
      tags: [tag],
      operationId: line.handler,
      summary,
      security: SECURITY[access as keyof typeof SECURITY],
      ...(parameters.length > 0 && { parameters }),
      ...(body && {
        requestBody: {
          required: !body.safeParse(undefined).success,
          content: jsonOf(schemaOf(body, 'input'), example.body),
        },
      }),
      responses,
    };
  }

  function success({ status = 200, answer, example }: Route): Json {
    if (status === 302) {
      return { 302: { description: 'Leads on.', headers: { Location: { schema: { type: 'string' } } } } };
    }
    const description = status === 201 ? 'Made.' : 'Done.';
    const content =
      typeof answer === 'string'
        ? { [answer]: { schema: { type: 'string' } } }
        : jsonOf(schemaOf(answer, 'output'), example?.answer);
    return { [status]: { description, content } };
  }

  function propertyOf(schema: z.ZodType | undefined, name: string): Json | undefined {
    return schema && (schemaOf(schema, 'input') as { properties?: Record<string, Json> }).properties?.[name];
  }

  function queryOf(query: z.ZodType | undefined, example: object | undefined): Json[] {
    const { properties = {}, required = [] } = (query ? schemaOf(query, 'input') : {}) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, schema]) =>
      parameter('query', name, schema, required.includes(name), example),
    );
  }
}

function parameter(
  place: 'path' | 'query' | 'header',
  name: string,
  { description, ...schema }: Json,
  required = false,
  examples: object = {},
): Json {
  const example: unknown = Object.entries(examples).find(([key]) => key === name)?.[1];
  return {
    name,
    in: place,
    required,
    ...(description !== undefined && { description }),
    // Strapi's bracket style: `pagination[page]=2`.
    ...(place === 'query' && schema['type'] === 'object' && { style: 'deepObject', explode: true }),
    schema,
    ...(example !== undefined && { example }),
  };
}

const jsonOf = (schema: Json, example?: unknown): Json => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

/** Leaves out what says nothing to a reader, and lets answers grow. */
function simplify(json: Json, io: 'input' | 'output'): void {
  if (json['minimum'] === Number.MIN_SAFE_INTEGER) delete json['minimum'];
  if (json['maximum'] === Number.MAX_SAFE_INTEGER) delete json['maximum'];
  // The format says the same as the long pattern.
  if ('format' in json) delete json['pattern'];
  if (io === 'output' && json['additionalProperties'] === false) delete json['additionalProperties'];
}
