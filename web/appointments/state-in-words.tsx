import {
  type AppointmentPage,
  callOpens,
  type Ending,
  type Party,
} from '#contract/appointments/appointment.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { endings, ownEnding } from '#copy/appointments/status.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Quoted } from '#web/ui/quoted.tsx'
import { writeStart } from './write-when.ts'

const words = appointmentDetail.state

type StateInWordsProps = { party: Party; appointment: AppointmentPage }

/** What the badge means here: until when it waits, why it ended, how it went. */
export function StateInWords({ party, appointment }: StateInWordsProps) {
  const t = useWords()
  const language = useLanguage()
  const { status, ending, outcome, lapsesAt, reason, meetingLink, startsAt } = appointment
  const lines: Word[] = []
  if (status === 'pending' && lapsesAt) {
    const until = writeStart(language, lapsesAt)
    lines.push(party === 'patient' ? words.waitsForDietitian(until) : words.waitsForYou(until))
  }
  if (status === 'confirmed' && meetingLink && new Date(startsAt) > new Date())
    lines.push(words.opens(callOpens))
  if (ending) lines.push(wordsOfEnding(ending, party))
  if (outcome === 'patient_absent') lines.push(party === 'patient' ? words.youMissed : words.missed)
  return (
    <>
      {lines.map((line) => (
        <p key={line.en} className="mt-3 text-sm text-ink-soft">
          {t(line)}
        </p>
      ))}
      {reason && (
        <div className="mt-3 text-sm">
          <span className="sr-only">{t(words.reason)}</span>
          <Quoted>{reason}</Quoted>
        </div>
      )}
    </>
  )
}

function wordsOfEnding(ending: Ending, party: Party): Word {
  if (ending === `cancelled_by_${party}`) return ownEnding[party]
  if (ending === 'declined' && party === 'dietitian') return ownEnding.declined
  return endings[ending]
}
