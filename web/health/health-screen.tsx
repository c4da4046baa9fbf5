import { useState } from 'react'
import type { GuidedKind } from '#contract/health/guided.ts'
import { type MeasureKind, measureKinds } from '#contract/health/kinds.ts'
import type { Measure } from '#contract/health/measures.ts'
import { readHealth } from '#contract/health/patients.ts'
import type { OutputOf } from '#contract/route.ts'
import { history as words } from '#copy/health/history.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useRead } from '#web/app/query.ts'
import { useSearchParam } from '#web/lib/search-param.ts'
import { useTab } from '#web/lib/tab.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AskConsent } from './ask-consent.tsx'
import { MeasureCards, MeasureCardsSkeleton } from './measure-cards.tsx'
import { QuickEntry } from './quick-entry.tsx'
import { TodayCard } from './today-card.tsx'
import { useRecordAtOnce } from './use-measure-changes.ts'

const EntryDialog = lazyPart(() => import('./entry-dialog.tsx'), 'EntryDialog', null)
const GuidedDialog = lazyPart(() => import('./guided-dialog.tsx'), 'GuidedDialog', null)
const KindPage = lazyPart(() => import('./kind-page.tsx'), 'KindPage', <HealthSkeleton />)
const DiaryTab = lazyPart(() => import('./diary/diary-tab.tsx'), 'DiaryTab', <HealthSkeleton />)
const GoalsTab = lazyPart(() => import('./goals/goals-tab.tsx'), 'GoalsTab', <HealthSkeleton />)
const FilesTab = lazyPart(() => import('./files/files-tab.tsx'), 'FilesTab', <HealthSkeleton />)
const RemindersTab = lazyPart(
  () => import('./reminders/reminders-tab.tsx'),
  'RemindersTab',
  <HealthSkeleton />,
)

type Health = OutputOf<typeof readHealth>

type OpenDialog =
  | { what: 'entry'; kind: MeasureKind; measure?: Measure; time?: number }
  | { what: 'guided'; kind: GuidedKind }
  | { what: 'once'; kind: MeasureKind; value: number }

/** The reader's own health record. */
export function HealthScreen() {
  const read = useRead(readHealth, {})
  return (
    <Read of={read} failed={words.failed} waiting={<HealthSkeleton />}>
      {(data) => <HealthTabs health={data} />}
    </Read>
  )
}

function HealthTabs({ health }: { health: Health }) {
  const t = useWords()
  const [tab, setTab] = useTab(tabs)
  const { units, latest, reminders, consent } = health
  const hasConsent = consent.given
  const content = {
    measures: <Measures health={health} />,
    diary: <DiaryTab hasConsent={hasConsent} />,
    goals: <GoalsTab about={health.about} units={units} latest={latest} hasConsent={hasConsent} />,
    files: <FilesTab hasConsent={hasConsent} />,
    reminders: <RemindersTab reminders={reminders} hasConsent={hasConsent} />,
  }
  return (
    <Tabs
      label={t(words.tabs.label)}
      tabs={tabs.map((id) => ({ id, label: t(words.tabs[id]), content: content[id] }))}
      selected={tab}
      onSelect={setTab}
    />
  )
}

const tabs = ['measures', 'diary', 'goals', 'files', 'reminders'] as const

/** The measures: quick entry, and the latest of each kind or all of one. */
function Measures({ health }: { health: Health }) {
  const t = useWords()
  const [asked, setAsked] = useState<OpenDialog | null>(null)
  const recordAtOnce = useRecordAtOnce()
  const { units, latest, consent, goals, lastAppointmentAt } = health
  const chosen = useSearchParam('kind')
  const kind = measureKinds.find((each) => each === chosen)
  const close = () => setAsked(null)

  const ask = (next: OpenDialog) => {
    if (next.what === 'once' && consent.given) recordAtOnce(next.kind, next.value)
    else setAsked(next)
  }
  const add = (next: MeasureKind) => ask({ what: 'entry', kind: next })

  return (
    <>
      {kind ? (
        <KindPage
          key={kind}
          kind={kind}
          units={units}
          about={health.about}
          goal={goals.find((goal) => goal.kind === kind && goal.state === 'agreed')}
          lastAppointmentAt={lastAppointmentAt}
          onAdd={add}
          onEdit={(measure) => ask({ what: 'entry', kind, measure })}
          onGuide={(next) => ask({ what: 'guided', kind: next })}
        />
      ) : (
        <div className="grid gap-8">
          <div className="grid gap-5 lg:grid-cols-2">
            <QuickEntry known={latest.map(({ measure }) => measure.kind)} onAdd={add} />
            <TodayCard
              units={units}
              latest={latest}
              onAdd={(next, value) => ask({ what: 'once', kind: next, value })}
            />
          </div>
          {latest.length > 0 ? (
            <MeasureCards latest={latest} units={units} about={health.about} />
          ) : (
            <Card flush>
              <EmptyState title={t(words.empty.title)} description={t(words.empty.text)} />
            </Card>
          )}
        </div>
      )}
      {asked && (
        <AskConsent
          hasConsent={consent.given}
          onGiven={() => {
            if (asked.what !== 'once') return
            recordAtOnce(asked.kind, asked.value)
            close()
          }}
          onClose={close}
        >
          {asked.what === 'entry' ? (
            <EntryDialog
              key={asked.time ?? 0}
              kind={asked.kind}
              units={units}
              measure={asked.measure}
              last={
                latest.find(({ measure }) => measure.kind === asked.kind && !measure.isUnreadable)?.measure
              }
              onAgain={() => ask({ what: 'entry', kind: asked.kind, time: (asked.time ?? 0) + 1 })}
              onClose={close}
            />
          ) : (
            asked.what === 'guided' && <GuidedDialog kind={asked.kind} units={units} onClose={close} />
          )}
        </AskConsent>
      )}
    </>
  )
}

function HealthSkeleton() {
  return (
    <SkeletonGroup className="grid gap-6">
      <Skeleton shape="block" className="h-13 w-96 max-w-full" />
      <div className="grid gap-8">
        <div className="grid gap-5 lg:grid-cols-2">
          <Skeleton shape="block" className="h-48 lg:h-auto" />
          <Skeleton shape="block" className="h-82" />
        </div>
        <MeasureCardsSkeleton />
      </div>
    </SkeletonGroup>
  )
}
