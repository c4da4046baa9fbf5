import { useState } from 'react'
import type { Overview } from '#contract/reports/figures.ts'
import { overview as words } from '#copy/reports/overview.ts'
import { useWords } from '#web/lib/words.ts'
import { AppointmentLine } from '../appointment-line.tsx'
import { href } from '../search-params.ts'
import { ListCard } from './list-card.tsx'

/** The appointments that began last, and the next ones. */
export function RecentAppointments({ recent, today }: Pick<Overview, 'recent' | 'today'>) {
  const t = useWords()
  const [now] = useState(() => new Date())
  return (
    <ListCard
      title={t(words.recent.title)}
      all={href({ list: 'held', from: today, to: today })}
      none={recent.length === 0 && t(words.recent.none)}
    >
      {recent.map((appointment) => (
        <AppointmentLine
          key={appointment.id}
          appointment={appointment}
          now={now}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3"
        />
      ))}
    </ListCard>
  )
}
