import { ExternalLink, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { type AppointmentPage, callCloses, type Party } from '#contract/appointments/appointment.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { lobby } from '#copy/calls/lobby.ts'
import { room } from '#copy/calls/room.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { hostOutside, type LobbyState, opensAt } from './lobby-state.ts'
import { writeLeft } from './write-left.ts'

/** Whether microphone and camera are on when the call is joined. */
export type DevicePreference = { readonly microphone: boolean; readonly camera: boolean }

type JoinPanelProps = {
  appointment: AppointmentPage
  party: Party
  state: LobbyState
  now: number
  /** The reader has been in the call and left it. */
  hasLeft: boolean
  onJoin: () => void
}

/**
 * The way into the call: a countdown before it opens, the button to join, or why it is closed. Changes are announced.
 */
export function JoinPanel({ state, now, ...rest }: JoinPanelProps) {
  const { appointment } = rest
  return (
    <div className="mt-6 rounded-card bg-sunken px-5 py-8 text-center">
      {state === 'early' && <Countdown startsAt={appointment.startsAt} now={now} />}
      <div role="status">{state !== 'early' && <StateText state={state} {...rest} />}</div>
    </div>
  )
}

function Countdown({ startsAt, now }: { startsAt: string; now: number }) {
  const t = useWords()
  const language = useLanguage()
  const opens = opensAt(startsAt)
  return (
    <>
      <p className="text-sm text-ink-soft">{t(lobby.early)}</p>
      <p role="timer" className="mt-1 text-xl font-semibold text-balance tabular-nums">
        {writeLeft(language, opens - now)}
      </p>
      <p className="mt-2 text-sm text-ink-soft">
        {t(lobby.opensAt(writeMoment(language, new Date(opens), new Date(now), readerZone())))}
      </p>
    </>
  )
}

function StateText({ appointment, party, state, hasLeft, onJoin }: Omit<JoinPanelProps, 'now'>) {
  const t = useWords()
  const { id, meetingLink, place } = appointment
  const host = state === 'open' && meetingLink ? hostOutside(meetingLink, id) : null
  if (host && meetingLink)
    return (
      <TitledText title={lobby.open.title} text={lobby.open.outside(host)}>
        <a
          href={meetingLink}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('primary', 'lg', 'mt-6')}
        >
          <Icon of={Video} />
          {t(appointmentDetail.actions[party === 'patient' ? 'join' : 'start'])}
          <Icon of={ExternalLink} small mirrored />
        </a>
      </TitledText>
    )
  if (state === 'in_person')
    return (
      <TitledText {...lobby.inPerson}>
        {place?.address && (
          <p className="mt-3 text-sm">
            <bdi>{place.address}</bdi>
          </p>
        )}
      </TitledText>
    )
  if (state === 'pending') return <TitledText title={lobby.pending.title} text={lobby.pending[party]} />
  if (state === 'closed')
    return <TitledText title={lobby.closed.title} text={lobby.closed.text(callCloses)} />
  if (state === 'open')
    return (
      <TitledText
        title={hasLeft ? room.left.title : lobby.open.title}
        text={hasLeft ? room.left.text : lobby.ours.text}
      >
        <Button size="lg" className="mt-6" onClick={onJoin}>
          <Icon of={Video} />
          {t(hasLeft ? room.left.again : appointmentDetail.actions[party === 'patient' ? 'join' : 'start'])}
        </Button>
      </TitledText>
    )
  return state === 'early' ? null : <TitledText {...lobby[state]} />
}

function TitledText({ title, text, children }: { title: Word; text: Word; children?: ReactNode }) {
  const t = useWords()
  return (
    <>
      <p className="text-lg font-semibold">{t(title)}</p>
      <p className="mx-auto mt-1.5 max-w-md text-sm text-balance text-ink-soft">{t(text)}</p>
      {children}
    </>
  )
}
