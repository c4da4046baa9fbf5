import type { Appointment, Party } from '#contract/appointments/appointment.ts'
import { lobby } from '#copy/calls/lobby.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { namesFor } from '#web/lib/names-for.ts'
import { useWords } from '#web/lib/words.ts'

/** Whoever is on the other side, in the reader's script where it was given. */
export function useOtherName({ other }: Pick<Appointment, 'other'>, party: Party): string {
  const t = useWords()
  const stranger = t(lobby.somebody[party === 'patient' ? 'dietitian' : 'patient'])
  return namesFor(useLanguage(), { name: other.name ?? stranger, otherName: other.otherName }).name
}
