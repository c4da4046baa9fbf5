import { TriangleAlert } from 'lucide-react'
import type { Warning } from '#contract/plans/warnings.ts'
import { writeWarning } from '#copy/plans/warning-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

/** Why the patient may not tolerate or want a food; an allergy is more prominent than the rest. */
export function WarningBadges({ warnings }: { warnings: readonly Warning[] }) {
  const t = useWords()
  return warnings.map((warning) => {
    const text = t(writeWarning(warning))
    return (
      <span
        key={text}
        className={joinClasses(
          'inline-flex items-center gap-1.5 rounded-pill px-2 py-0.5 text-xs font-medium',
          warning.kind === 'allergen' ? 'bg-danger text-on-danger' : 'bg-pending text-on-pending',
        )}
      >
        <Icon of={TriangleAlert} small />
        {text}
      </span>
    )
  })
}
