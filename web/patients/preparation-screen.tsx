import type { ReactNode } from 'react'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { readEarlierNotes } from '#contract/appointments/notes.ts'
import { preparationWords as words } from '#copy/patients/preparation.ts'
import { useRead } from '#web/app/query.ts'
import { usePageId } from '#web/lib/page-address.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { NothingHere } from '#web/ui/nothing-here.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { Gaps } from './gaps.tsx'
import { PreparationHead } from './preparation-head.tsx'

/** Parts of other domains; `since` is the last appointment, or null. */
type PreparationScreenProps = {
  notes: (appointment: string) => ReactNode
  changes: (patient: string, since: string | null) => ReactNode
  gaps: (patient: string, since: string | null) => ReactNode
}

/** One page to read before an appointment: changes, missing information, and the last notes. */
export function PreparationScreen({ notes, changes, gaps }: PreparationScreenProps) {
  const id = usePageId()
  const read = useRead(readAppointment, { id })
  const earlier = useRead(readEarlierNotes, { id })
  const { data, error } = read
  const patient = data?.appointment.other.id

  if (error?.code === 'not_found')
    return (
      <NothingHere
        title={words.missingAppointment}
        back={{ to: '/dietitian/appointments', label: words.toAppointments }}
      />
    )
  if ((error && !data) || (earlier.error && !earlier.data))
    return (
      <Card flush>
        <FailedRead title={words.failed} read={data ? earlier : read} />
      </Card>
    )
  if (!data || !earlier.data) return <PreparationSkeleton />
  const { appointment } = data
  const since = earlier.data.last?.startsAt ?? null
  return (
    <div className="grid gap-4 lg:gap-6">
      <PreparationHead appointment={appointment} since={since} />
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="grid gap-4 lg:gap-6">
          {patient && changes(patient, since)}
          {patient && (
            <Gaps patient={patient} unsigned={earlier.data.unsigned}>
              {gaps(patient, since)}
            </Gaps>
          )}
        </div>
        {notes(id)}
      </div>
    </div>
  )
}

function PreparationSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4 lg:gap-6">
      <Card className="flex items-center gap-4">
        <Skeleton shape="circle" className="size-14 shrink-0" />
        <div className="min-w-0 flex-1">
          <Skeleton className="w-52 max-w-full text-lg" />
          <Skeleton className="mt-1 w-40 max-w-full text-sm" />
        </div>
      </Card>
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        {['changes', 'notes'].map((card) => (
          <Card key={card}>
            <Skeleton className="w-44 max-w-full text-md" />
            <Skeleton className="mt-4 w-64 max-w-full text-sm" />
            <Skeleton className="mt-2 w-56 max-w-full text-sm" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  )
}
