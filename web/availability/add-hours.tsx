import { Plus } from 'lucide-react'
import type { OpenRange } from '#contract/availability.ts'
import { weekly } from '#copy/availability/weekly.ts'
import { useWords } from '#web/lib/words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { nextRange } from './ranges.ts'

type AddHoursProps = {
  name: string
  ranges: readonly OpenRange[]
  onChange: (ranges: OpenRange[]) => void
}

/** Adds another range of hours to a day, as long as there is room for one. */
export function AddHours({ name, ranges, onChange }: AddHoursProps) {
  const t = useWords()
  const more = ranges.length < mostRanges ? nextRange(ranges) : null
  return (
    more && <IconButton label={t(weekly.add(name))} icon={Plus} onClick={() => onChange([...ranges, more])} />
  )
}

const mostRanges = 6
