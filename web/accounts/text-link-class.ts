/** A link, or a button that looks like one, on its own line. */
export const textLinkClass =
  'inline-flex min-h-11 items-center gap-2 rounded-control text-start text-sm font-medium text-link underline-offset-4 hover:underline'
