import type { assistantRoutes } from '../../../contracts/assistants';
import type { Handlers } from '../handlers';

/** Assistants, by the Model Context Protocol. */
export const assistantHandlers: Handlers<keyof typeof assistantRoutes> = {
  'POST /mcp': async ({ engine, ctx, body }) => {
    const headers = Object.fromEntries(
      Object.entries(ctx.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      ),
    );
    const response = await engine.assistants.answer({ headers, body });
    ctx.status = response.status;
    ctx.set('Cache-Control', 'no-store');
    const text = await response.text();
    ctx.type = 'application/json; charset=utf-8';
    return response.headers.get('content-type')?.startsWith('text/event-stream') ? messagesOf(text) : text;
  },
};

/** The messages of a stream of events that is over, as one JSON: older versions of the protocol are answered so. */
function messagesOf(stream: string): string {
  const messages = [...stream.matchAll(/^data: ?(.+)$/gm)].map(([, message = '']) => message);
  return messages.length === 1 ? (messages[0] ?? '') : `[${messages.join(',')}]`;
}
