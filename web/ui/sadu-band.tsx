import { joinClasses } from './join-classes.ts'

type SaduBandProps = {
  size?: 'sm' | 'md' | 'lg'
  /** What grows in the diamonds; the small size has none. */
  kernel?: 'seedling' | 'crescent'
  className?: string
}

/** A woven band between two parts of a page. Nothing stands on it. */
export function SaduBand({ size = 'lg', kernel = 'seedling', className }: SaduBandProps) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses(
        'sadu print:hidden',
        heights[size],
        size === 'sm' ? 'sadu-hairline' : kernel === 'crescent' && 'sadu-ramadan',
        className,
      )}
    />
  )
}

const heights = { sm: 'h-6', md: 'h-12', lg: 'h-12 sm:h-16' }
