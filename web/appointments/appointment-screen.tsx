import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { type AppointmentPage, type Party, readAppointment } from '#contract/appointments/appointment.ts'
import { appointmentDetail as words } from '#copy/appointments/detail.ts'
import { useRead } from '#web/app/query.ts'
import { useGo } from '#web/lib/go.ts'
import { usePageId, usePageSearch } from '#web/lib/page-address.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useFailureToast } from '#web/ui/use-failure-toast.ts'
import { AppointmentDetail } from './appointment-detail.tsx'
import { listPath } from './paths.ts'
import { useTurningPoints } from './use-next-status-change.ts'

type AppointmentScreenProps = {
  party: Party
  /** The outcome of a payment after the return from the payment service, shown above the page. */
  afterPayment?: (payment: string, appointment: string, page: ReactNode) => ReactNode
  /** The part of the page that another domain adds. */
  children?: (appointment: AppointmentPage) => ReactNode
}

/** One appointment. If it does not exist or is not the reader's, the page links back to the list. */
export function AppointmentScreen({ party, afterPayment, children }: AppointmentScreenProps) {
  const t = useWords()
  const go = useGo()
  const id = usePageId()
  const { payment } = usePageSearch()
  const read = useRead(readAppointment, { id })
  const { data, error, errorUpdatedAt, refetch } = read
  const appointment = data?.appointment
  const isMissing = error?.code === 'not_found'

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

  useFailureToast(words.failed, { error: isMissing ? null : error, errorUpdatedAt })

  if (isMissing) return <DetailSkeleton />
  const page = (
    <Read of={read} failed={words.failed} waiting={<DetailSkeleton />}>
      {({ appointment }) => (
        <AppointmentDetail key={appointment.id} party={party} appointment={appointment}>
          {children?.(appointment)}
        </AppointmentDetail>
      )}
    </Read>
  )
  return payment && afterPayment ? afterPayment(payment, id, page) : page
}

function DetailSkeleton() {
  return (
    <SkeletonGroup className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-6">
      <div className="flex min-w-0 flex-col gap-4">
        <Card>
          <Skeleton className="w-24 text-sm" />
          <div className="mt-4 flex items-center gap-4">
            <Skeleton shape="circle" className="size-14 shrink-0" />
            <div className="min-w-0 flex-1">
              <Skeleton className="w-52 max-w-full text-lg" />
              <Skeleton className="mt-1 w-40 max-w-full text-sm" />
            </div>
          </div>
          <Skeleton className="mt-4 w-64 max-w-full text-md" />
          <Skeleton className="mt-1 w-40 text-md" />
          <Skeleton shape="block" className="mt-5 h-11 w-40" />
        </Card>
        <Card>
          <Skeleton className="w-24 text-md" />
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((fact) => (
              <Skeleton key={fact} className="w-40 text-md" />
            ))}
          </div>
        </Card>
      </div>
      <Card>
        {['a', 'b', 'c', 'd'].map((action) => (
          <Skeleton key={action} className="mb-4 w-48 text-md" />
        ))}
      </Card>
    </SkeletonGroup>
  )
}
