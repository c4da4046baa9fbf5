import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { type AppointmentPage, type Party, readAppointment } from '#contract/appointments/appointment.ts'
import { appointmentDetail as words } from '#copy/appointments/detail.ts'
import { useGo } from '#web/lib/go.ts'
import { usePageId } from '#web/lib/page-address.ts'
import { useRead } from '#web/lib/query.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { showToast } from '#web/ui/toast.ts'
import { AppointmentDetail } from './appointment-detail.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { listPath } from './paths.ts'
import { useTurningPoints } from './use-next-status-change.ts'

type AppointmentScreenProps = {
  party: Party
  /** What another room has to say of it. */
  children?: (appointment: AppointmentPage) => ReactNode
}

/** One appointment. What is not there, or is somebody else's, leads back to the list. */
export function AppointmentScreen({ party, children }: AppointmentScreenProps) {
  const t = useWords()
  const go = useGo()
  const id = usePageId()
  const isId = readAppointment.params.shape.id.safeParse(id).success
  const { data, error, errorUpdatedAt, isFetching, refetch } = useRead(
    readAppointment,
    { id },
    { enabled: isId },
  )
  const appointment = data?.appointment
  const isMissing = !isId || error?.code === 'not_found'

  const timed = useMemo(() => (appointment ? [appointment] : []), [appointment])
  useTurningPoints(
    timed,
    useCallback(() => void refetch(), [refetch]),
  )

  useEffect(() => {
    if (!isMissing) return
    showToast({ tone: 'error', title: t(words.missing) })
    go(listPath(party), { replace: true })
  }, [isMissing, go, party, t])

  const isFailed = error !== null && !isMissing
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each failure
  useEffect(() => {
    if (isFailed) showToast({ tone: 'error', title: t(words.failed), description: t(wordsOfRefusal(error)) })
  }, [isFailed, errorUpdatedAt])

  if (isMissing || (!appointment && !isFailed)) return <DetailSkeleton />
  if (!appointment)
    return (
      <Card flush>
        <ErrorState
          title={t(words.failed)}
          description={t(wordsOfRefusal(error))}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      </Card>
    )
  return (
    <AppointmentDetail key={appointment.id} party={party} appointment={appointment}>
      {children?.(appointment)}
    </AppointmentDetail>
  )
}
