/** A link, or a button that acts like one, in a line of its own. */
export const textLinkClass =
  'inline-flex min-h-11 items-center gap-2 rounded-control text-start text-sm font-medium text-link underline-offset-4 hover:underline'
