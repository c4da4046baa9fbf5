import type { ReactNode } from 'react'
import { yearsSince } from '#contract/adult.ts'
import { type PatientPage, readPatient } from '#contract/patients/patients.ts'
import { patientList } from '#copy/patients/list.ts'
import { patientWords as words } from '#copy/patients/page.ts'
import { parts as portalParts } from '#copy/portal/parts.ts'
import { useRead } from '#web/app/query.ts'
import { useMarkOnScreen } from '#web/lib/on-screen.ts'
import { usePageId } from '#web/lib/page-address.ts'
import { useTab } from '#web/lib/tab.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { usePatientName } from '#web/lib/use-patient-name.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { NothingHere } from '#web/ui/nothing-here.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ActiveBadge } from './active-badge.tsx'
import { ContactActions } from './contact-actions.tsx'
import { NextAppointment } from './next-appointment.tsx'
import { Overview } from './overview.tsx'
import { useGenderWord } from './use-gender-word.ts'

const tabs = ['overview', 'appointments', 'plans', 'progress'] as const
type Tab = (typeof tabs)[number]

type Part = (patient: PatientPage) => ReactNode

type PatientScreenProps = Readonly<Record<Tab, Part>> & {
  /** Parts of the head that other domains render: what the patient reacts to, and the record at a glance. */
  allergies: Part
  atAGlance: Part
}

/** One patient, as far as the dietitian may see; other domains render the tabs, that of the overview beside the general facts. */
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
          <PatientHead
            patient={patient}
            allergies={parts.allergies(patient)}
            atAGlance={parts.atAGlance(patient)}
          />
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

type PatientHeadProps = { patient: PatientPage; allergies: ReactNode; atAGlance: ReactNode }

/** What a dietitian has to have in mind stays in sight: on narrow screens who it is and the allergies, otherwise all of it. */
function PatientHead({ patient, allergies, atAGlance }: PatientHeadProps) {
  const t = useWords()
  const isWide = useIsWide('xl')
  const { name, other } = usePatientName(patient)
  const gender = useGenderWord(patient.gender)
  const about = [patient.bornOn && t(words.years(yearsSince(patient.bornOn))), gender].filter(Boolean)
  const more = (
    <>
      {atAGlance}
      <p className="shrink-0 text-sm">
        <span className="block text-xs text-ink-faint">
          {t(patient.next?.status === 'pending' ? patientList.requested : words.about.next)}
        </span>
        <NextAppointment next={patient.next} />
      </p>
      <ContactActions
        // The facts below have the number.
        patient={isWide ? { ...patient, phone: null } : patient}
        name={name}
        className="flex flex-wrap gap-2 max-sm:w-full xl:ms-auto"
      />
    </>
  )
  return (
    <>
      <section
        aria-labelledby="patient-name"
        className="sticky top-16 z-20 mb-4 flex min-h-18 items-center gap-x-5 gap-y-2 rounded-card border border-line bg-surface px-4 py-2.5 sm:px-5 xl:mb-6 low:static print:static"
      >
        <Avatar personId={patient.id} name={name} size="md" />
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1.5 max-xl:flex-1 xl:max-w-[45%] xl:flex-nowrap">
          <div className="min-w-0 xl:shrink-0">
            <div className="flex flex-wrap items-center gap-x-2.5">
              <h2 id="patient-name" className="text-md font-semibold">
                <bdi>{name}</bdi>
              </h2>
              {!isWide && <ActiveBadge isActive={patient.isActive} />}
            </div>
            <p className="text-sm text-ink-soft">
              {about.join(t(portalParts.comma))}
              {other && !isWide && (
                <span className="ms-3 text-ink-faint">
                  <bdi>{other}</bdi>
                </span>
              )}
            </p>
          </div>
          {allergies}
        </div>
        {isWide && more}
      </section>
      {!isWide && <Card className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-4">{more}</Card>}
    </>
  )
}
