import { Plus } from 'lucide-react'
import { useState } from 'react'
import { listWrittenPlans, type PlanState, planStates } from '#contract/plans/authored-plans.ts'
import { stateNames } from '#copy/plans/editor.ts'
import { listWords as words } from '#copy/plans/list.ts'
import { useRead } from '#web/app/query.ts'
import { Link } from '#web/lib/link.tsx'
import { useTab } from '#web/lib/tab.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Read } from '#web/ui/read.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import { PlanRows } from './plan-rows.tsx'
import { TemplateList } from './template-list.tsx'

const loadNew = async () => (await import('./new-plan-dialog.tsx')).NewPlanDialog
const tabs = ['plans', 'templates'] as const

/** A dietitian's plans and templates. */
export function PlanList() {
  const t = useWords()
  const [tab, setTab] = useTab(tabs)
  const content = { plans: <WrittenPlans />, templates: <TemplateList /> }
  return (
    <Tabs
      label={t(words.label)}
      selected={tab}
      onSelect={setTab}
      tabs={tabs.map((id) => ({ id, label: t(words.tabs[id]), content: content[id] }))}
    />
  )
}

/** The plans for one patient, or for all. */
export function WrittenPlans({ patient }: { patient?: string }) {
  const t = useWords()
  const [state, setState] = useState<PlanState | ''>('')
  const [ends, setEnds] = useState<readonly string[]>([])
  const [isMaking, setMaking] = useState(false)
  const [NewPlanDialog, fetchNew] = useFetchedPart(loadNew)
  const asked = { ...(patient && { patient }), ...(state && { state }) }
  const after = ends.at(-1)
  const read = useRead(listWrittenPlans, { ...asked, ...(after && { after }) }, { keepsLast: true })
  const { data } = read
  const make = (
    <Button
      aria-haspopup="dialog"
      onClick={async () => {
        if (await fetchNew()) setMaking(true)
      }}
    >
      <Icon of={Plus} small />
      {t(words.make)}
    </Button>
  )
  const isEmpty = data?.plans.length === 0 && ends.length === 0
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Select
          aria-label={t(words.state)}
          className="w-44"
          value={state}
          placeholder={t(words.every)}
          options={planStates.map((value) => ({ value, label: t(stateNames[value]) }))}
          onChange={({ target }) => {
            setState(planStates.find((each) => each === target.value) ?? '')
            setEnds([])
          }}
        />
        <div className="flex flex-wrap items-center gap-3">
          {!patient && (
            <Link to="/dietitian/foods" className={buttonClass('secondary')}>
              {t(words.foods)}
            </Link>
          )}
          {make}
        </div>
      </div>
      <Card flush>
        <Read of={read} failed={words.failed} waiting={<PlansSkeleton />} bare>
          {({ plans }) =>
            isEmpty ? (
              <EmptyState
                title={t(state ? words.emptyOfState : patient ? words.emptyOfPatient : words.empty)}
                {...(!state && { description: t(words.emptyText) })}
              />
            ) : (
              <PlanRows plans={plans} named={!patient} />
            )
          }
        </Read>
      </Card>
      {data?.next && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => data.next && setEnds([...ends, data.next])}
        >
          {t(words.more)}
        </Button>
      )}
      {isMaking && NewPlanDialog && (
        <NewPlanDialog {...(patient && { patient })} onClose={() => setMaking(false)} />
      )}
    </div>
  )
}

const PlansSkeleton = () => (
  <SkeletonGroup className="grid gap-3 p-6">
    <Skeleton className="w-56 max-w-full text-md" />
    <Skeleton className="w-40 max-w-full text-sm" />
  </SkeletonGroup>
)
