const base =
  'rounded-control border border-line-control bg-surface text-ink transition-colors placeholder:text-ink-faint hover:border-ink-faint focus-visible:border-focus focus-visible:outline-offset-0 aria-invalid:border-danger-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint'

const look = `w-full min-h-11 py-1.5 text-md ${base}`

/** The common look of text inputs, text areas and selects. */
export const controlClass = `${look} px-3.5`

/** For a few characters beside other boxes, where padding would take the room. */
export const narrowControlClass = `${look} px-1 text-center`

/** For a row of several controls: the height of a text line, and of a finger where one is used. */
export const smallControlClass = `h-9 px-2 text-sm pointer-coarse:h-11 ${base}`
