/** The button of a filter that opens a panel. */
export const FILTER_BUTTON =
  'flex min-h-11 items-center justify-between gap-2 rounded-control border border-line bg-white px-3 text-sm font-medium hover:border-ink/40';

/** Its panel: in place on phones, floating on wide screens. */
export const FILTER_PANEL =
  'p-3 md:absolute md:inset-s-0 md:top-full md:z-30 md:mt-2 md:rounded-card md:border md:border-line md:bg-white md:p-4 md:shadow-soft';
