import { ShieldCheck, Signal, SignalLow, SignalMedium } from 'lucide-react'
import { callCloses } from '#contract/appointments/appointment.ts'
import { callPage } from '#copy/calls/call-page.ts'
import { room } from '#copy/calls/room.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Icon } from '#web/ui/icon.tsx'
import { writeElapsed } from '../write-left.ts'
import type { Quality } from './quality.ts'

type RoomHeadProps = { name: string; endsAt: string; since: number; quality: Quality | null }

/** The other side, elapsed time, end, and quality of the connection. */
export function RoomHead({ name, endsAt, since, quality }: RoomHeadProps) {
  const t = useWords()
  const language = useLanguage()
  const now = useNow(1_000)
  const end = Date.parse(endsAt)
  const isOver = now >= end
  const until = writeTime(language, new Date(isOver ? end + callCloses * 60_000 : end), readerZone())
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-5 gap-y-1 border-b border-deep-line px-4 py-2.5 text-sm sm:px-6">
      <h1 className="min-w-0 flex-1 truncate font-semibold max-sm:basis-full">
        <span className="sr-only">{t(callPage.title)}: </span>
        <bdi>{name}</bdi>
      </h1>
      {quality && (
        <span className="flex items-center gap-1.5 text-on-deep-soft">
          <Icon of={bars[quality]} small mirrored />
          {t(room.quality[quality])}
        </span>
      )}
      <span className="flex items-center gap-1.5 text-on-deep-soft max-lg:hidden">
        <Icon of={ShieldCheck} small />
        {t(room.unrecorded)}
      </span>
      <span className="text-on-deep-soft">{t(isOver ? room.closesAt(until) : room.endsAt(until))}</span>
      <span role="timer" aria-label={t(room.elapsed)} className="tabular-nums">
        {writeElapsed(now - since)}
      </span>
    </header>
  )
}

const bars = { good: Signal, fair: SignalMedium, poor: SignalLow }
