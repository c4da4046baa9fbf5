/** The look that text inputs, text areas and selects have in common. */
export const controlClass =
  'w-full min-h-11 rounded-control border border-line-control bg-surface px-3.5 py-1.5 text-md text-ink transition-colors placeholder:text-ink-faint hover:border-ink-faint focus-visible:border-focus focus-visible:outline-offset-0 aria-invalid:border-danger-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint'
