/** The main action on a deep band, where green on green would be lost. */
export const accentLinkClass =
  'inline-flex min-h-13 items-center justify-center rounded-control bg-accent px-7 py-2 text-center text-md leading-head font-medium text-on-accent transition-opacity hover:opacity-90'

/** The second one beside it. */
export const deepLinkClass =
  'inline-flex min-h-13 items-center justify-center rounded-control border border-on-deep-soft/40 px-7 py-2 text-center text-md leading-head font-medium text-on-deep transition-colors hover:bg-deep-hover'
