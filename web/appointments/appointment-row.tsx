import { CalendarClock, MapPin, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Appointment, Party } from '#contract/appointments/appointment.ts'
import { appointmentList as words } from '#copy/appointments/list.ts'
import { reservedWords } from '#copy/appointments/reserved.ts'
import { consultations } from '#copy/appointments/status.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { photoOf } from '#web/lib/photo-of.ts'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { appointmentPath } from './paths.ts'
import { RowActions } from './row-actions.tsx'
import { StatusBadge } from './status-badge.tsx'
import { writeStart, writeWhen } from './write-when.ts'

export type AppointmentRowProps = {
  party: Party
  appointment: Appointment
  onAct?: () => void
  /** A question that another domain adds to the row. */
  asks?: ((appointment: Appointment, name: string) => ReactNode) | undefined
}

/** Other side, time, service, status, and the main action. */
export function AppointmentRow({ party, appointment, onAct, asks }: AppointmentRowProps) {
  const t = useWords()
  const language = useLanguage()
  const { id, status, mode, startsAt, serviceName, otherServiceName, other, wanted, may } = appointment
  const lapsesAt = wanted?.lapsesAt ?? appointment.lapsesAt
  const name = useOtherName(party, appointment)
  const isGone = status === 'cancelled'
  return (
    <li className="group/row relative flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 transition-colors hover:bg-tint/40 sm:px-6">
      <Avatar
        personId={other.id}
        name={name}
        photo={photoOf(other.photoId)}
        className={isGone ? 'grayscale' : ''}
      />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-sm:group-has-[[aria-haspopup=menu]]/row:pe-8">
          <Link
            to={appointmentPath(party, id)}
            // The link covers the whole row.
            className={joinClasses(
              'font-medium no-underline after:absolute after:inset-0 hover:text-link',
              isGone ? 'text-ink-faint' : 'text-ink',
            )}
          >
            <bdi>{name}</bdi>
          </Link>
          <StatusBadge status={status} due={appointment.due} />
        </p>
        <p className={joinClasses('text-sm', isGone ? 'text-ink-faint line-through' : 'text-ink')}>
          <time dateTime={startsAt}>{writeWhen(language, appointment)}</time>
        </p>
        {wanted && (
          <p className="my-1 flex w-fit items-start gap-1.5 rounded-control bg-pending px-2 py-0.5 text-sm text-on-pending">
            <Icon of={CalendarClock} small className="mt-[0.2lh] shrink-0" />
            <span>{t(words.wanted(writeWhen(language, wanted)))}</span>
          </p>
        )}
        {appointment.due && (
          <p className="text-sm text-ink-soft">
            {t(
              reservedWords[party === 'patient' ? 'payUntil' : 'paysUntil'](
                writeStart(language, appointment.due.until),
              ),
            )}
          </p>
        )}
        {may.confirm && lapsesAt && (
          <p className="text-sm text-ink-soft">{t(words.answerBy(writeStart(language, lapsesAt)))}</p>
        )}
        <p
          className={joinClasses(
            'flex flex-wrap items-center gap-x-3 text-sm',
            isGone ? 'text-ink-faint' : 'text-ink-soft',
          )}
        >
          <UserText text={serviceName} other={otherServiceName} />
          <span className="inline-flex items-center gap-1.5">
            <Icon of={mode === 'video' ? Video : MapPin} small className="text-ink-faint" />
            {t(consultations[mode])}
          </span>
        </p>
      </div>
      <RowActions party={party} appointment={appointment} name={name} onAct={onAct}>
        {asks?.(appointment, name)}
      </RowActions>
    </li>
  )
}
