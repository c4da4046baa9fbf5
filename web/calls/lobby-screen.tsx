import { useEffect, useRef } from 'react'
import { type AppointmentPage, type Party, readAppointment } from '#contract/appointments/appointment.ts'
import { lobby } from '#copy/calls/lobby.ts'
import { useRead } from '#web/app/query.ts'
import { useGo } from '#web/lib/go.ts'
import { useMarkOnScreen } from '#web/lib/on-screen.ts'
import { usePageId } from '#web/lib/page-address.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { showToast } from '#web/ui/toast.ts'
import { type Beside, Lobby } from './lobby.tsx'
import { LobbySkeleton } from './lobby-skeleton.tsx'

type LobbyScreenProps = {
  /** The side on which the reader joins. */
  party: Party
  /** Joins on the other side, if the reader has that role too and it was not tried yet. */
  tryOtherSide: (() => void) | null
  /** Parts of other domains beside the video. */
  beside: (appointment: AppointmentPage) => Beside
}

/** The page has one address for both sides, so a reader with both roles may begin on the wrong one. */
export function LobbyScreen({ party, tryOtherSide, beside }: LobbyScreenProps) {
  const t = useWords()
  const go = useGo()
  const id = usePageId()
  const { data, error, isFetching, refetch } = useRead(readAppointment, { id })
  const isMissing = error?.code === 'not_found'
  const isTrying = useRef(false)
  useMarkOnScreen(id)

  useEffect(() => {
    if (!isMissing) return
    if (tryOtherSide) {
      if (!isTrying.current) tryOtherSide()
      isTrying.current = true
      return
    }
    showToast({ tone: 'error', title: t(lobby.missing) })
    go(`/${party}/appointments`, { replace: true })
  }, [isMissing, tryOtherSide, party, go, t])

  if (data && !isMissing)
    return (
      <Lobby appointment={data.appointment} party={party} beside={beside(data.appointment)} onDue={refetch} />
    )
  if (error && !isMissing)
    return (
      <Card flush>
        <ErrorState
          title={t(lobby.failed)}
          description={t(wordsOfRefusal(error))}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      </Card>
    )
  return <LobbySkeleton />
}
