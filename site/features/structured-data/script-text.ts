import type { Graph, Thing } from 'schema-dts';
import { jsonForScript } from '../../lib/json';

/** Structured data as the text of a script element. */
export function scriptText(things: readonly Exclude<Thing, string>[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return jsonForScript(graph);
}
