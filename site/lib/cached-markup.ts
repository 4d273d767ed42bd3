import { createElement, type ReactNode } from 'react';

/** Takes a part in, and gives back the text that stands for its markup until the page is rendered. */
export type TakePart = (component: number, props: object, part: ReactNode) => string;

let count = 0;
let takePart: TakePart | null = null;

/**
 * A component whose markup the server keeps: it is rendered once for the same props, the same settings and the same
 * language, and is put into each page that has it (`server/render-document.tsx`). In a browser it is the component itself.
 *
 * Its props are plain values that nobody changes, and functions that are called in a browser alone. Of what is around
 * it, it may ask for the settings and nothing else: not for the page, and not for an id (`useId`), which would be that of
 * another page. Nothing in it is to be fetched before the rest of the page. Text does not stand beside it.
 */
export function cachedMarkup<Props extends object>(
  Component: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  if (typeof window !== 'undefined') return Component;
  count += 1;
  const id = count;
  return function CachedMarkup(props) {
    const part = createElement(Component, props);
    return takePart === null ? part : takePart(id, props, part);
  };
}

/** Renders something at one go, with such parts taken in: those within a part are rendered with it. */
export function takingParts<Rendered>(take: TakePart, render: () => Rendered): Rendered {
  takePart = take;
  try {
    return render();
  } finally {
    takePart = null;
  }
}
