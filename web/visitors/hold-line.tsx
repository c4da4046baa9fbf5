import { CalendarClock, CalendarX2 } from 'lucide-react'
import { visitorBooking } from '#copy/visitors/booking.ts'
import { HoldCountdown } from '#web/appointments/booking/hold-countdown.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NearestTimes } from './nearest-times.tsx'
import type { Hold, Wanted } from './use-visitor-hold.ts'

type HoldLineProps = { hold: Hold; wanted: Wanted | null; onTake: () => void }

/** How long the time is held; once it is lost, how to have it again. The live region announces only the loss. */
export function HoldLine({ hold, wanted, onTake }: HoldLineProps) {
  const t = useWords()
  const words = visitorBooking.hold
  const isLost = hold.state === 'over' || hold.state === 'refused'
  return (
    <div aria-live="assertive" role={isLost ? 'alert' : undefined}>
      {isLost ? (
        <div className="grid gap-3 rounded-control bg-pending px-4 py-3 text-sm text-on-pending">
          <p className="flex gap-2.5">
            <span className="flex h-[1lh] items-center">
              <Icon of={CalendarX2} small />
            </span>
            {t(hold.state === 'over' ? words.over : wordsOfRefusal(hold.fault))}
          </p>
          {hold.state === 'refused' && <NearestTimes fault={hold.fault} wanted={wanted} />}
          <div>
            <Button variant="secondary" size="sm" onClick={onTake}>
              {t(words.again)}
            </Button>
          </div>
        </div>
      ) : (
        <p className="flex gap-2.5 rounded-control bg-tint px-4 py-3 text-sm text-on-tint">
          <span className="flex h-[1lh] items-center">
            <Icon of={CalendarClock} small />
          </span>
          {hold.state === 'held' ? <HoldCountdown until={hold.until} words={words.left} /> : t(words.waiting)}
        </p>
      )}
    </div>
  )
}
