import { joinClasses } from './join-classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

/** What a button looks like, for a link that acts as one: `<Link className={buttonClass('primary', 'lg')}>`. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string) {
  return joinClasses(base, variants[variant], sizes[size], className)
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-control border text-center font-medium leading-head no-underline select-none transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed'

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-action text-on-action hover:bg-action-hover aria-disabled:hover:bg-action disabled:hover:bg-action',
  secondary:
    'border-line-control/60 bg-surface text-on-tint hover:border-line-control hover:bg-tint aria-disabled:hover:bg-surface disabled:hover:bg-surface',
  quiet: 'border-transparent text-link hover:bg-tint hover:text-on-tint disabled:hover:bg-transparent',
  danger:
    'border-transparent bg-danger text-on-danger hover:bg-danger-hover aria-disabled:hover:bg-danger disabled:hover:bg-danger',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3.5 py-1 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-5 py-1.5 text-sm',
  lg: 'min-h-13 px-7 py-2 text-md',
}
