import { CalendarClock } from 'lucide-react'
import { booking } from '#copy/directory/booking.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'

/** In place of the last step, until appointments can be booked. */
export function BookingSoon() {
  const t = useWords()
  const { soon } = booking
  return (
    <div className="flex gap-3 rounded-b-card border-t border-line bg-accent-tint p-5">
      <span className="flex h-[1lh] items-center text-md text-accent-ink">
        <Icon of={CalendarClock} />
      </span>
      <div className="min-w-0">
        <p className="text-sm font-semibold">{t(soon.title)}</p>
        <p className="mt-1 text-sm text-ink-soft">{t(soon.text)}</p>
      </div>
    </div>
  )
}
