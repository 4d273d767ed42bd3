import type { Core } from '@strapi/strapi';
import type { McpHttpHandler, McpServer } from '@modelcontextprotocol/server' with {
  'resolution-mode': 'import',
};
import { z } from 'zod';
import { ASSISTANT_TOOLS, type AssistantTool } from '../../../contracts/assistants';
import { cityName } from '../../../shared/format/city';
import { placeOfBusiness } from '../../../shared/format/place';
import { documents, UIDS } from '../records/documents';
import { createToolAnswers, sentencesOf, type ToolDeps } from './tools';

/** What an assistant is told when it begins. */
const INSTRUCTIONS = `Search, explain and quote stays, then hand the guest the address at which they book. Nothing here reserves or changes anything. Name prices only from an answer, with their currency; a quote alone is binding, until it expires. Days are YYYY-MM-DD at the property.`;
const FAILED = 'That did not work on our side. Try again in a moment.';
/** Lets no message of the protocol keep a connection open. */
const NO_STREAMS = { maxSubscriptions: 0, keepAliveMs: 0 } as const;

/** A message of an assistant, as it was sent. */
export interface Asked {
  headers: Record<string, string>;
  body: unknown;
}

/** The Model Context Protocol: stays for assistants. Its library is loaded when somebody first asks. */
export const createAssistants = (deps: ToolDeps) => {
  const { strapi } = deps;
  let handler: Promise<McpHttpHandler> | null = null;

  async function open(): Promise<McpHttpHandler> {
    const { createMcpHandler, McpServer: Server } = await import('@modelcontextprotocol/server');
    const answers = createToolAnswers(deps);
    return createMcpHandler(async () => {
      const server = new Server(
        { name: 'stays', title: await nameOfServer(strapi), version: '1.0.0' },
        { instructions: INSTRUCTIONS },
      );
      for (const name of Object.keys(ASSISTANT_TOOLS) as AssistantTool[])
        addTool(server, name, answers[name] as (input: object, now: Date) => object | Promise<object>);
      return server;
    }, NO_STREAMS);
  }

  function addTool(
    server: McpServer,
    name: AssistantTool,
    answer: (input: object, now: Date) => object | Promise<object>,
  ): void {
    const { title, description } = ASSISTANT_TOOLS[name];
    const { input, output } = schemasOf(name);
    const annotations = { readOnlyHint: true, destructiveHint: false, openWorldHint: false };
    const registered = { title, description, inputSchema: input, outputSchema: output, annotations };
    server.registerTool(name, registered, async (asked) => {
      try {
        const answered = { ...(await answer(asked as object, new Date())) };
        return {
          content: [{ type: 'text', text: JSON.stringify(answered) }],
          structuredContent: answered,
        };
      } catch (error) {
        const told = sentencesOf(error, asked as object);
        if (told === null) strapi.log.error(`The tool ${name} failed: ${String(error)}`);
        return { content: [{ type: 'text', text: told ?? FAILED }], isError: true };
      }
    });
  }

  /** Answers a message. */
  async function answer({ headers, body }: Asked): Promise<Response> {
    handler ??= open();
    const { fetch } = await handler;
    const request = new Request('http://localhost/mcp', { method: 'POST', headers });
    return fetch(request, { parsedBody: body });
  }

  return { answer };
};

export type Assistants = ReturnType<typeof createAssistants>;

/** How the business calls itself, and where it is. */
async function nameOfServer(strapi: Core.Strapi): Promise<string> {
  const setting = await documents(strapi, UIDS.siteSetting).findFirst({ fields: ['brand'] });
  const city = cityName(placeOfBusiness().city);
  return [setting?.brand ?? 'Stays', city].filter((text) => text !== '').join(', ');
}

const made = new Map<AssistantTool, ReturnType<typeof makeSchemas>>();

/** The schemas of a tool as the protocol tells them: each is made once. */
function schemasOf(name: AssistantTool): ReturnType<typeof makeSchemas> {
  const known = made.get(name) ?? makeSchemas(name);
  made.set(name, known);
  return known;
}

function makeSchemas(name: AssistantTool) {
  const { input, output } = ASSISTANT_TOOLS[name];
  return { input: told(input, 'input'), output: told(output, 'output') };
}

/** A schema of the contract with its JSON Schema, as the document of the API has it. */
function told(schema: z.ZodType, io: 'input' | 'output') {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Answers may grow.
    override: ({ jsonSchema }) => {
      if (io === 'output') delete jsonSchema.additionalProperties;
    },
  }) as Record<string, unknown>;
  const standard = schema['~standard'];
  return { '~standard': { ...standard, jsonSchema: { input: () => json, output: () => json } } };
}
