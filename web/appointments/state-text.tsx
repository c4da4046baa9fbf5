import { CalendarClock } from 'lucide-react'
import {
  type AppointmentPage,
  callOpens,
  type Ending,
  type HistoryKind,
  hoursToSay,
  type Party,
} from '#contract/appointments/appointment.ts'
import type { Language } from '#contract/language.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { reservedWords } from '#copy/appointments/reserved.ts'
import { endings, ownEnding } from '#copy/appointments/status.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Quoted } from '#web/ui/quoted.tsx'
import { writeStart } from './write-when.ts'

const words = appointmentDetail.state

type StateTextProps = { party: Party; appointment: AppointmentPage }

/** Explains the status badge: until when a request is open, why it ended, how the appointment went. */
export function StateText({ party, appointment }: StateTextProps) {
  const t = useWords()
  const language = useLanguage()
  const { status, ending, outcome, lapsesAt, wanted, reason, meetingLink, startsAt, claim, may } = appointment
  const lines: Word[] = []
  if (appointment.due) lines.push(reservedWords.state[party](writeStart(language, appointment.due.until)))
  else if (status === 'pending' && lapsesAt) {
    const until = writeStart(language, lapsesAt)
    lines.push(party === 'patient' ? words.waitsForDietitian(until) : words.waitsForYou(until))
  }
  if (status === 'confirmed' && meetingLink && new Date(startsAt) > new Date())
    lines.push(words.opens(callOpens))
  const last = appointment.history.findLast(({ kind }) => !aside.has(kind))?.kind
  if (status === 'confirmed' && last === 'move_declined') lines.push(words.moveDeclined)
  if (status === 'confirmed' && last === 'move_lapsed') lines.push(words.moveLapsed)
  const isPaid = appointment.payment !== null || appointment.package !== null
  if (claim && claim.decidedAs === null) lines.push(wordsOfClaim(claim, isPaid, language))
  if (status === 'completed' && may.reportAbsence)
    lines.push(words.canReport(writeStart(language, reportableUntil(appointment.endsAt))))
  if (ending) lines.push(last === 'unpaid' ? reservedWords.notPaid : wordsOfEnding(ending, party))
  if (outcome === 'patient_absent') lines.push(party === 'patient' ? words.youMissed : words.missed)
  return (
    <>
      {wanted && (
        <p className="mt-3 flex gap-2.5 rounded-control bg-pending px-4 py-3 text-sm text-on-pending">
          <Icon of={CalendarClock} small className="mt-[0.2lh] shrink-0" />
          <span>
            {t(
              words[party === 'patient' ? 'youWant' : 'patientWants'](
                writeStart(language, wanted.startsAt),
                writeStart(language, wanted.lapsesAt),
              ),
            )}
          </span>
        </p>
      )}
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

/** Events that do not change the status. */
const aside: ReadonlySet<HistoryKind> = new Set(['link_changed', 'notes_signed', 'refund_decided'])

function wordsOfClaim(
  { own, endsAt, waitsForAdmins }: NonNullable<AppointmentPage['claim']>,
  isPaid: boolean,
  language: Language,
): Word {
  if (waitsForAdmins) return words.claim.forAdmins(isPaid)
  const until = writeStart(language, endsAt)
  return own === null ? words.claim.asked(until, isPaid) : words.claim.answered(until, isPaid)
}

const reportableUntil = (endsAt: string): string =>
  new Date(Date.parse(endsAt) + hoursToSay * 3_600_000).toISOString()

function wordsOfEnding(ending: Ending, party: Party): Word {
  if (ending === `cancelled_by_${party}`) return ownEnding[party]
  if (ending === 'declined' && party === 'dietitian') return ownEnding.declined
  return endings[ending]
}
