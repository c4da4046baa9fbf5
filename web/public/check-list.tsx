import { Check } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type CheckListProps = { points: readonly string[]; deep?: boolean; className?: string }

export function CheckList({ points, deep = false, className }: CheckListProps) {
  return (
    <ul className={joinClasses('grid gap-3', className)}>
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <span className={joinClasses('flex h-[1lh] items-center', deep ? 'text-accent' : 'text-link')}>
            <Icon of={Check} />
          </span>
          <span className="min-w-0">{point}</span>
        </li>
      ))}
    </ul>
  )
}
