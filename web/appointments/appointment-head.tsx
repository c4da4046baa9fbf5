import { useRef, useState } from 'react'
import type { AppointmentPage, Party } from '#contract/appointments/appointment.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { photoOf } from '#web/lib/photo-of.ts'
import { useFocusWhenLost } from '#web/lib/use-focus.ts'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { ZoneNote } from '#web/ui/zone-note.tsx'
import type { OpenDialog } from './appointment-dialogs.tsx'
import { NextActions } from './next-actions.tsx'
import { StateText } from './state-text.tsx'
import { StatusBadge } from './status-badge.tsx'
import { writeLongDate, writeTimes } from './write-when.ts'

type AppointmentHeadProps = {
  party: Party
  appointment: AppointmentPage
  onAsk: (asking: OpenDialog) => void
}

/** Status, other side, time, and the next actions. */
export function AppointmentHead({ party, appointment, onAsk }: AppointmentHeadProps) {
  const language = useLanguage()
  const { version, status, startsAt, serviceName, otherServiceName, other, zone } = appointment
  const heading = useRef<HTMLHeadingElement>(null)
  const name = useOtherName(party, appointment)
  const state = `${version} ${status}`
  const [first] = useState(state)
  useFocusWhenLost(state === first ? null : heading, state)
  return (
    <Card as="section" aria-labelledby="appointment-with">
      <StatusBadge status={status} />
      <div className="mt-4 flex items-center gap-4">
        <Avatar name={name} photo={photoOf(other.photoId, 'large')} size="lg" />
        <div className="min-w-0">
          <h2 id="appointment-with" ref={heading} tabIndex={-1} className="text-lg font-semibold">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-sm text-ink-soft">
            <UserText text={serviceName} other={otherServiceName} />
          </p>
        </div>
      </div>
      <p className="mt-4 text-md font-medium">
        <time dateTime={startsAt}>
          {writeLongDate(language, startsAt)}
          <span className="block font-normal text-ink-soft">{writeTimes(language, appointment)}</span>
        </time>
      </p>
      <ZoneNote zone={zone} className="mt-1" />
      <StateText party={party} appointment={appointment} />
      <NextActions party={party} appointment={appointment} onAsk={onAsk} />
    </Card>
  )
}
