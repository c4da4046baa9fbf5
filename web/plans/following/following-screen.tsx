import { useState } from 'react'
import type { Day } from '#contract/days.ts'
import { readPlanDay } from '#contract/plans/meal-records.ts'
import type { PatientPlan } from '#contract/plans/patient-plans.ts'
import { following as words } from '#copy/plans/following.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useTab } from '#web/lib/tab.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import type { AskConsent } from './ask-consent.ts'
import { PlanSkeleton } from './plan-skeleton.tsx'
import { Today } from './today.tsx'
import { useStoredDay } from './use-stored-day.ts'

const PhysicianFirstNote = lazyPart(() => import('./physician-first.tsx'), 'PhysicianFirstNote', null)
const NoPlans = lazyPart(() => import('./no-plans.tsx'), 'NoPlans', <PlanSkeleton />)
const NonePlanned = lazyPart(() => import('./no-plans.tsx'), 'NonePlanned', null)
const Week = lazyPart(() => import('./week.tsx'), 'Week', <PlanSkeleton />)
const Shopping = lazyPart(() => import('./shopping.tsx'), 'Shopping', <PlanSkeleton />)

const PlanMenu = lazyPart(() => import('./plan-menu.tsx'), 'PlanMenu', <span className="size-11" />)

const PlanChooser = lazyPart(
  () => import('./plan-chooser.tsx'),
  'PlanChooser',
  <Skeleton shape="block" className="h-18 w-full sm:w-72" />,
)

const tabs = ['today', 'week', 'shopping'] as const

/**
 * The patient's plan, today first. `consent` asks for the consent to health data, before anything is stored for the
 * first time.
 */
export function FollowingScreen({ consent }: { consent: AskConsent }) {
  const [plan, setPlan] = useState<string>()
  const [on, setOn] = useState<Day>()
  const [tab, setTab] = useTab(tabs)
  const [prints, setPrints] = useState(0)
  const t = useWords()
  const language = useLanguage()
  const read = useRead(readPlanDay, { ...(plan && { plan }), ...(on && { on }) }, { keepsLast: true })
  const { data, at, isKept } = useStoredDay(read, !plan && !on)
  if (!data)
    return read.isError ? (
      <Card flush>
        <FailedRead title={words.failed} read={read} />
      </Card>
    ) : (
      <PlanSkeleton />
    )
  if (data.plans.length === 0) return <NoPlans />
  const followed = data.followed
  const shown = followed?.plan ?? null
  const choose = (id: string) => {
    setPrints(0)
    setTab(id)
  }
  const onPrint =
    tab !== 'shopping' && (tab === 'week' || followed?.day) ? () => setPrints(prints + 1) : undefined
  const content = shown
    ? {
        today: (
          <Today
            key={`${shown.id} ${data.on}`}
            read={data}
            isToday={!on}
            onDay={setOn}
            consent={consent}
            prints={prints}
          />
        ),
        week: (
          <Week
            plan={shown}
            read={data}
            prints={prints}
            onDay={(day) => {
              setOn(day)
              choose('today')
            }}
          />
        ),
        shopping: <Shopping plan={shown} hasConsent={data.hasConsent} consent={consent} />,
      }
    : null
  return (
    <div className="grid gap-5">
      <p role="status" className="rounded-control bg-sunken px-4 py-3 text-sm empty:hidden">
        {isKept && t(words.kept(writeMoment(language, new Date(at), new Date(), readerZone())))}
      </p>
      <PlanHead plans={data.plans} shown={shown} onPlan={setPlan} onPrint={onPrint} />
      {followed?.physicianFirst && <PhysicianFirstNote first={followed.physicianFirst} />}
      {!content && <NonePlanned />}
      {content && (
        <Tabs
          label={t(words.views.label)}
          tabs={tabs.map((id) => ({
            id,
            label: t(words.views[id]),
            content: content[id],
          }))}
          selected={tab}
          onSelect={(id) => {
            if (id === 'today') setOn(undefined)
            choose(id)
          }}
        />
      )}
    </div>
  )
}

type PlanHeadProps = {
  plans: readonly PatientPlan[]
  shown: PatientPlan | null
  onPlan: (id: string) => void
  onPrint: (() => void) | undefined
}

function PlanHead({ plans, shown, onPlan, onPrint }: PlanHeadProps) {
  const t = useWords()
  const language = useLanguage()
  const by = shown?.dietitian && localizedName(language, shown.dietitian).name
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      {shown && (
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-lg font-semibold break-words">
            <UserText text={shown.title} />
          </h2>
          <p className="text-sm text-ink-soft">{by && t(words.from(by))}</p>
        </div>
      )}
      <div className="flex items-end gap-2">
        {(plans.length > 1 || !shown) && <PlanChooser plans={plans} shown={shown} onPlan={onPlan} />}
        {shown && <PlanMenu plan={shown.id} onPrint={onPrint} />}
      </div>
      {shown && !shown.isInForce && <p className="basis-full text-sm text-ink-soft">{t(words.hasEnded)}</p>}
    </div>
  )
}
