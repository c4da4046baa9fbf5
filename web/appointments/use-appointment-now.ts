import { type Appointment, listNow, type Party } from '#contract/appointments/appointment.ts'
import { firstNameOf } from '#contract/first-name.ts'
import { nowWords as words } from '#copy/appointments/now.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { stateOfVisit } from '#web/lib/state-of-visit.ts'
import { useJoined } from '#web/lib/use-joined.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { useTurningPoints } from './use-next-status-change.ts'

/** The appointment that takes place now; one that has ended, although its call is still open, yields to the next. */
export function useAppointmentNow(): Appointment | undefined {
  const read = useRead(listNow, {})
  const running = read.data?.appointments ?? none
  useTurningPoints(running, read.refetch, read.data?.nextAt)
  return running.find(({ endsAt }) => new Date(endsAt) > new Date()) ?? running.at(-1)
}

const none = [] as const

/** `Lama is waiting`, or whether it begins soon or takes place. */
export function useStateNow(party: Party, appointment: Appointment, otherName: string): string {
  const t = useWords()
  const language = useLanguage()
  const now = new Date(useNow(10_000))
  return useJoined(party).includes(appointment.id)
    ? t(words.waiting(firstNameOf(otherName)))
    : t(stateOfVisit(language, appointment, now, readerZone()))
}
