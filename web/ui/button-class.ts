import { joinClasses } from './join-classes.ts'

export type ButtonVariant = keyof typeof variants
export type ButtonSize = keyof typeof sizes

/** The look of a button for a link that acts as one: `<Link className={buttonClass('primary', 'lg')}>`. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string) {
  return joinClasses(base, variants[variant], sizes[size], className)
}

const base =
  'inline-flex items-center justify-center gap-2 border text-center font-medium leading-head no-underline select-none transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed'

const secondary =
  'border-line-control/60 bg-surface hover:border-line-control hover:bg-tint aria-disabled:hover:bg-surface disabled:hover:bg-surface'
const quiet = 'border-transparent hover:bg-tint disabled:hover:bg-transparent'

const variants = {
  primary:
    'border-transparent bg-action text-on-action hover:bg-action-hover aria-disabled:hover:bg-action disabled:hover:bg-action',
  secondary: `${secondary} text-on-tint`,
  /** Leads to something that cannot be undone. */
  'secondary-danger': `${secondary} text-danger-ink`,
  quiet: `${quiet} text-link hover:text-on-tint`,
  'quiet-danger': `${quiet} text-danger-ink`,
  /** In the color of the text around it. */
  'quiet-inherit': `${quiet} text-inherit`,
  danger:
    'border-transparent bg-danger text-on-danger hover:bg-danger-hover aria-disabled:hover:bg-danger disabled:hover:bg-danger',
}

const sizes = {
  /** In a line of small text. */
  xs: 'min-h-9 rounded-control px-2 py-1 text-xs pointer-coarse:min-h-11',
  sm: 'min-h-9 rounded-control px-3.5 py-1 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 rounded-control px-5 py-1.5 text-sm',
  lg: 'min-h-13 rounded-control px-7 py-2 text-md',
  /** Contains only an icon. */
  square: 'size-11 rounded-control',
  /** Floats above the page. */
  pill: 'min-h-9 rounded-pill px-2.5 py-1 text-sm shadow-overlay pointer-coarse:min-h-11',
}
