import type { ReactNode } from 'react'
import { type PatientPage, readPatient } from '#contract/patients/patients.ts'
import { patientWords as words } from '#copy/patients/page.ts'
import { useRead } from '#web/app/query.ts'
import { useMarkOnScreen } from '#web/lib/on-screen.ts'
import { usePageId } from '#web/lib/page-address.ts'
import { useTab } from '#web/lib/tab.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { NothingHere } from '#web/ui/nothing-here.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Overview } from './overview.tsx'
import { PatientHead } from './patient-head.tsx'

const tabs = ['overview', 'appointments', 'plans', 'progress'] as const
type Tab = (typeof tabs)[number]

/** The tabs of a patient, which other domains render; that of the overview is shown below the general facts. */
type PatientScreenProps = Readonly<Record<Tab, (patient: PatientPage) => ReactNode>>

/** One patient, as far as the dietitian may see. */
export function PatientScreen(parts: PatientScreenProps) {
  const t = useWords()
  const id = usePageId()
  const read = useRead(readPatient, { id })
  const [tab, setTab] = useTab(tabs)
  const { data, error } = read
  useMarkOnScreen(data ? id : null)
  const contentOf = (each: Tab, patient: PatientPage) =>
    each === 'overview' ? (
      <Overview patient={patient}>{parts.overview(patient)}</Overview>
    ) : (
      parts[each](patient)
    )

  if (error?.code === 'not_found')
    return (
      <NothingHere
        title={words.missing}
        text={words.missingText}
        back={{ to: '/dietitian/patients', label: words.back }}
      />
    )
  return (
    <Read of={read} failed={words.failed} waiting={<PatientSkeleton />}>
      {({ patient }) => (
        <>
          <PatientHead patient={patient} />
          <Tabs
            label={t(words.label)}
            selected={tab}
            onSelect={setTab}
            tabs={tabs.map((each) => ({
              id: each,
              label: t(words.tabs[each]),
              content: contentOf(each, patient),
            }))}
          />
        </>
      )}
    </Read>
  )
}

function PatientSkeleton() {
  return (
    <SkeletonGroup>
      <Card className="mb-6 flex items-center gap-4">
        <Skeleton shape="circle" className="size-14 shrink-0" />
        <div className="min-w-0 flex-1">
          <Skeleton className="w-52 max-w-full text-lg" />
          <Skeleton className="mt-1 w-40 max-w-full text-sm" />
        </div>
      </Card>
      <Skeleton shape="block" className="h-11 w-96 max-w-full" />
      <Card className="mt-5 grid gap-4 sm:grid-cols-2">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((fact) => (
          <Skeleton key={fact} className="w-40 text-md" />
        ))}
      </Card>
    </SkeletonGroup>
  )
}
