import type { Appointment, Party } from '#contract/appointments/appointment.ts'
import { unknown } from '#copy/unknown-people.ts'
import { useLanguage } from './language.tsx'
import { localizedName } from './localized-name.ts'

/** The name of the other side of an appointment, in the reader's script. */
export function useOtherName(party: Party, { other }: Pick<Appointment, 'other'>): string {
  const language = useLanguage()
  if (other.name === null) return unknown[party === 'patient' ? 'dietitian' : 'patient'][language]
  return localizedName(language, { name: other.name, otherName: other.otherName }).name
}
