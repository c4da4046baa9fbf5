import { useEffect } from 'react'
import { readWrittenPlan } from '#contract/plans/authored-plans.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useRead } from '#web/app/query.ts'
import { Link } from '#web/lib/link.tsx'
import { usePageId } from '#web/lib/page-address.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

/** The editor is too large for the first load of a page, so it is loaded afterwards, together with the plan. */
const loadEditor = () => import('./plan-editor.tsx')
const PlanEditor = lazyPart(loadEditor, 'PlanEditor', <Waiting />)

/** One plan of the dietitian. It is not read again while it is being edited. */
export function PlanScreen() {
  const t = useWords()
  const id = usePageId()
  const read = useRead(readWrittenPlan, { id })
  useEffect(() => {
    // A failure is shown once the plan is loaded.
    loadEditor().catch(() => {})
  }, [])
  if (read.error?.code === 'not_found')
    return (
      <Card flush>
        <EmptyState
          title={t(words.missing)}
          description={t(words.missingText)}
          action={
            <Link to="/dietitian/nutrition-plans" className={buttonClass('secondary')}>
              {t(words.all)}
            </Link>
          }
        />
      </Card>
    )
  return (
    <Read of={read} failed={words.failed} waiting={<Waiting />}>
      {(data) => <PlanEditor key={id} plan={data.plan} />}
    </Read>
  )
}

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton shape="block" className="h-11 w-96 max-w-full" />
      <Skeleton shape="block" className="h-11" />
      <Skeleton shape="block" className="h-72" />
    </SkeletonGroup>
  )
}
