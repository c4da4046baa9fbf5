import {
  CalendarClock,
  CalendarPlus,
  CircleX,
  ClipboardCheck,
  Link2,
  MessageCircle,
  NotebookPen,
  UserRound,
} from 'lucide-react'
import { useId } from 'react'
import type { AppointmentPage, Party } from '#contract/appointments/appointment.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { preparationWords } from '#copy/patients/preparation.ts'
import { movedTooOften as movedTooOftenWords } from '#copy/refusals.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { ActionButton, ActionLink } from './action-line.tsx'
import type { OpenDialog } from './appointment-dialogs.tsx'
import { messagesPath, preparationPath, profilePath } from './paths.ts'

const words = appointmentDetail.actions

type OtherActionsProps = {
  party: Party
  appointment: AppointmentPage
  onAsk: (asking: OpenDialog) => void
  /** Null if the notes are open already. */
  onNote: (() => void) | null
  className?: string
}

/** The less frequent actions. */
export function OtherActions({ party, appointment, onAsk, onNote, className }: OtherActionsProps) {
  const t = useWords()
  const id = useId()
  const { may, other, status, movesLeft } = appointment
  const isPatient = party === 'patient'
  const isAhead = status === 'pending' || status === 'confirmed'
  const movedTooOften = isPatient && may.cancel && !may.reschedule && movesLeft === 0
  return (
    <Card
      as="section"
      flush
      aria-labelledby={id}
      className={joinClasses('p-2 has-[ul:empty]:hidden', className)}
    >
      <h3 id={id} className="sr-only">
        {t(words.title)}
      </h3>
      <ul>
        {!isPatient && isAhead && other.id && (
          <ActionLink icon={ClipboardCheck} to={preparationPath(appointment.id)}>
            {t(preparationWords.title)}
          </ActionLink>
        )}
        {may.writeNotes && onNote && (
          <ActionButton icon={NotebookPen} onPress={onNote}>
            {t(words.notes)}
          </ActionButton>
        )}
        {other.id && (
          <>
            <ActionLink icon={MessageCircle} to={messagesPath(party, other.id)}>
              {t(isPatient ? words.messageDietitian : words.messagePatient)}
            </ActionLink>
            {/* After a cancelled request the other side may never have become a patient, so the profile is not
                linked. */}
            {(isPatient || status !== 'cancelled') && (
              <ActionLink icon={UserRound} to={profilePath(party, other.id)}>
                {t(isPatient ? words.viewDietitian : words.viewPatient)}
              </ActionLink>
            )}
          </>
        )}
        {isAhead && (
          <ActionLink icon={CalendarPlus} file={`/api/appointments/${appointment.id}/calendar`}>
            {t(appointmentDetail.facts.calendar)}
          </ActionLink>
        )}
        {may.setLink && (
          <ActionButton icon={Link2} onPress={() => onAsk('link')}>
            {t(words.link)}
          </ActionButton>
        )}
        {may.reschedule && (
          <ActionButton icon={CalendarClock} onPress={() => onAsk('reschedule')}>
            {t(words.reschedule)}
          </ActionButton>
        )}
        {movedTooOften && <li className="px-3 py-2 text-xs text-ink-soft">{t(movedTooOftenWords)}</li>}
        {may.cancel && (
          <ActionButton icon={CircleX} danger onPress={() => onAsk('cancel')}>
            {t(words.cancel)}
          </ActionButton>
        )}
      </ul>
    </Card>
  )
}
