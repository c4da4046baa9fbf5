import { brand } from '#copy/brand.ts'
import { useWords } from '#web/lib/words.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Mark } from './mark.tsx'

/** The mark and the name, in the script of the page. */
export function Logo({ className }: { className?: string }) {
  const t = useWords()
  return (
    <span className={joinClasses('inline-flex items-center gap-2.5', className)}>
      <Mark className="size-8" />
      <span className="text-lg leading-tight display text-ink">{t(brand.name)}</span>
    </span>
  )
}
