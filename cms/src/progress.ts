/** Tells whoever started this process about a long step; `npm start` shows it. */
export function reportProgress(text: string): void {
  process.send?.({ type: 'progress', text });
}
