const look =
  'w-full min-h-11 rounded-control border border-line-control bg-surface py-1.5 text-md text-ink transition-colors placeholder:text-ink-faint hover:border-ink-faint focus-visible:border-focus focus-visible:outline-offset-0 aria-invalid:border-danger-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint'

/** The common look of text inputs, text areas and selects. */
export const controlClass = `${look} px-3.5`

/** For a few characters beside other boxes, where padding would take the room. */
export const narrowControlClass = `${look} px-1 text-center`
