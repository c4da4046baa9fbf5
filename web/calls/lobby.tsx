import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import {
  type AppointmentPage,
  callCloses,
  callOpens,
  type Party,
} from '#contract/appointments/appointment.ts'
import { lobby } from '#copy/calls/lobby.ts'
import { room } from '#copy/calls/room.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CallFacts } from './call-facts.tsx'
import { DeviceCheck } from './device-check.tsx'
import { type DevicePreference, JoinPanel } from './join-panel.tsx'
import { LobbySkeleton, lobbyGrid } from './lobby-skeleton.tsx'
import { hostOutside, isDueBy, stateOf } from './lobby-state.ts'
import type { DeviceChoice } from './open-devices.ts'
import { useRoom } from './use-room.ts'

const CallRoom = lazyPart(() => import('./room/call-room.tsx'), 'CallRoom', <LobbySkeleton />)

/** Parts of other domains beside the video. */
export type Beside = { readonly chat?: ReactNode; readonly notes?: ReactNode }

type LobbyProps = {
  appointment: AppointmentPage
  party: Party
  beside: Beside
  /** Called when by this clock the call should have opened or closed. */
  onDue: () => void
}

export function Lobby({ appointment, party, beside, onDue }: LobbyProps) {
  const t = useWords()
  const language = useLanguage()
  const now = useNow(1_000)
  const state = stateOf(appointment, now)
  const isComing = state === 'early' || state === 'opening' || state === 'open'
  const { id, startsAt, meetingLink } = appointment
  const isOurs = !meetingLink || hostOutside(meetingLink, id) === null
  const [seen, setSeen] = useState(startsAt)
  const [wasMoved, setWasMoved] = useState(false)
  if (seen !== startsAt) {
    setSeen(startsAt)
    setWasMoved(true)
  }
  const isDue = isDueBy(state, appointment.endsAt, now)
  useEffect(() => {
    if (!isDue) return
    onDue()
    // Repeated, because the server's clock may be a little behind.
    const timer = setInterval(onDue, 5_000)
    return () => clearInterval(timer)
  }, [isDue, onDue])
  const { call, join, end } = useRoom(state === 'open' && isOurs, state, onDue)
  const [chosen, setChosen] = useState<DeviceChoice>({})
  const [wants, setWants] = useState<DevicePreference>({ microphone: true, camera: true })
  if (call.visit !== null)
    return (
      <CallRoom
        key={call.visit}
        appointment={appointment}
        party={party}
        chosen={chosen}
        wants={wants}
        beside={beside}
        onEnd={end}
        onAgain={join}
      />
    )
  return (
    <div className={isComing ? lobbyGrid : 'max-w-3xl'}>
      {isComing && (
        <DeviceCheck
          onChoose={setChosen}
          wants={isOurs ? wants : null}
          onWant={setWants}
          isNear={state !== 'early'}
        />
      )}
      <div className="flex min-w-0 flex-col gap-4">
        <Card>
          <CallFacts appointment={appointment} party={party} />
          <div role="status">
            {wasMoved && state !== 'cancelled' && (
              <p className="mt-4 rounded-control bg-pending px-3.5 py-2.5 text-sm text-on-pending">
                {t(lobby.moved(writeMoment(language, new Date(startsAt), new Date(now), readerZone())))}
              </p>
            )}
            {call.ended && call.ended !== 'left' && (
              <p className="mt-4 rounded-control bg-pending px-3.5 py-2.5 text-sm text-on-pending">
                {t(room.closed[call.ended])}
              </p>
            )}
          </div>
          <JoinPanel {...{ appointment, party, state, now }} hasLeft={call.ended === 'left'} onJoin={join} />
        </Card>
        {(isComing || state === 'pending') && <CallRules />}
      </div>
    </div>
  )
}

function CallRules() {
  const t = useWords()
  const titleId = useId()
  const { rules } = lobby
  const all = [rules.opens(callOpens), rules.closes(callCloses), rules.unrecorded]
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-md font-semibold">
        {t(rules.title)}
      </h2>
      <ul className="mt-3 flex flex-col gap-2 text-sm text-ink-soft">
        {all.map((rule) => (
          <li key={rule.en} className="flex gap-2.5">
            <span className="flex h-[1lh] items-center text-link">
              <Icon of={Check} small />
            </span>
            {t(rule)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
