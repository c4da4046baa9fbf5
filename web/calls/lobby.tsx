import { useEffect, useState } from 'react'
import type { AppointmentPage, Party } from '#contract/appointments/appointment.ts'
import { lobby } from '#copy/calls/lobby.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Card } from '#web/ui/card.tsx'
import { CallFacts } from './call-facts.tsx'
import { CallRules } from './call-rules.tsx'
import { DeviceCheck } from './device-check.tsx'
import { Door } from './door.tsx'
import { lobbyGrid } from './lobby-skeleton.tsx'
import { stateOf } from './lobby-state.ts'

type LobbyProps = {
  appointment: AppointmentPage
  party: Party
  /** By this clock the door should be open now. */
  onDue: () => void
}

export function Lobby({ appointment, party, onDue }: LobbyProps) {
  const t = useWords()
  const language = useLanguage()
  const now = useNow(1_000)
  const state = stateOf(appointment, now)
  const isComing = state === 'early' || state === 'opening' || state === 'open'
  const { startsAt } = appointment
  const [seen, setSeen] = useState(startsAt)
  const [wasMoved, setWasMoved] = useState(false)
  if (seen !== startsAt) {
    setSeen(startsAt)
    setWasMoved(true)
  }
  const isDue = state === 'opening'
  useEffect(() => {
    if (isDue) onDue()
  }, [isDue, onDue])
  return (
    <div className={lobbyGrid}>
      <Card className="min-w-0">
        <CallFacts appointment={appointment} party={party} />
        <div role="status">
          {wasMoved && state !== 'cancelled' && (
            <p className="mt-4 rounded-control bg-pending px-3.5 py-2.5 text-sm text-on-pending">
              {t(lobby.moved(writeMoment(language, new Date(startsAt), new Date(now), readerZone())))}
            </p>
          )}
        </div>
        <Door appointment={appointment} party={party} state={state} now={now} />
      </Card>
      <div className="flex min-w-0 flex-col gap-4">
        {isComing && <DeviceCheck />}
        {(isComing || state === 'pending') && <CallRules />}
      </div>
    </div>
  )
}
