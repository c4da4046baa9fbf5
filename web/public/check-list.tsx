import { Check } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type CheckListProps = { points: readonly string[]; className?: string }

export function CheckList({ points, className }: CheckListProps) {
  return (
    <ul className={joinClasses('grid gap-3', className)}>
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <span className="flex h-[1lh] items-center text-link">
            <Icon of={Check} />
          </span>
          <span className="min-w-0">{point}</span>
        </li>
      ))}
    </ul>
  )
}
