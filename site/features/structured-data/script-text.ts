import type { Graph, Thing } from 'schema-dts';

/** Structured data as the text of a script element: no `<` in it, so nothing in it ends the script. */
export function scriptText(things: readonly Exclude<Thing, string>[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
