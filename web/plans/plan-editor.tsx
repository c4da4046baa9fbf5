import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type AuthoredPlan, readWrittenPlan } from '#contract/plans/authored-plans.ts'
import { targetKinds } from '#contract/plans/targets.ts'
import { watchedOf } from '#contract/plans/warnings.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { dayName } from '#copy/plans/words.ts'
import { queryClient } from '#web/app/query.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { LeaveUnsaved } from '#web/ui/leave-unsaved.tsx'
import { AboutNote } from './about-note.tsx'
import { DayMeals } from './day-meals.tsx'
import { DayStrip } from './day-strip.tsx'
import { DayWarnings } from './day-warnings.tsx'
import { totalOfDay } from './known-totals.ts'
import { PlanDialogs, usePlanDialogs } from './plan-dialogs.tsx'
import { PlanTop } from './plan-top.tsx'
import { TotalsPanel } from './totals-panel.tsx'
import { useDraft } from './use-draft.ts'

/** The editor of a plan: one day at a time, with its totals beside it. */
export function PlanEditor({ plan }: { plan: AuthoredPlan }) {
  const t = useWords()
  const { draft, edit, undo, redo, canUndo, canRedo, state, flush, settle, problem, hasNew } = useDraft(plan)
  const [dayChosen, setDay] = useState(0)
  const [said, setSaid] = useState('')
  const dialogs = usePlanDialogs()
  const { ask } = dialogs
  const watched = useMemo(() => watchedOf(plan.about), [plan.about])
  const readOnly = !plan.may.write
  useUndoKeys(!readOnly, undo, redo)
  const day = Math.min(dayChosen, draft.days.length - 1)
  const shown = draft.days[day]
  // Typing is rendered before the totals are calculated.
  const summed = useDeferredValue(draft)
  const summedDay = summed.days[Math.min(day, summed.days.length - 1)]
  const readAnew = () => {
    settle()
    return queryClient.resetQueries({ queryKey: [readWrittenPlan.path, { id: plan.id }] })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PlanTop
        title={draft.head.title}
        {...{ plan, state, hasNew, canUndo, canRedo, edit, undo, redo, flush, ask }}
      />
      {readOnly && <p className="text-sm text-ink-soft">{t(words.readOnly)}</p>}
      <FaultLine>
        {problem && (
          <>
            {t(problem.status === 412 ? words.conflict : wordsOfRefusal(problem))}
            {problem.status === 412 && (
              <Button size="sm" variant="quiet" onClick={readAnew}>
                {t(words.reload)}
              </Button>
            )}
          </>
        )}
      </FaultLine>
      <AboutNote about={plan.about} watched={watched} />
      <DayStrip
        days={summed.days}
        foods={summed.foods}
        hasTargets={targetKinds.some((kind) => draft.head.targets[kind] !== null)}
        count={draft.days.length}
        onChoose={setDay}
        {...{ day, readOnly, edit, ask }}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="order-2 grid grid-cols-[minmax(0,1fr)] gap-3 xl:order-1">
          {summedDay && <DayWarnings shown={summedDay} foods={summed.foods} watched={watched} />}
          {shown && (
            <DayMeals foods={draft.foods} onSay={setSaid} {...{ shown, day, watched, readOnly, edit, ask }} />
          )}
        </div>
        <div className="order-1 xl:sticky xl:top-20 xl:order-2 low:static">
          {summedDay && (
            <TotalsPanel
              title={t(dayName(day + 1))}
              sum={totalOfDay(summed.foods, summedDay)}
              targets={summed.head.targets}
              {...(!readOnly && { onTargets: ask })}
            />
          )}
        </div>
      </div>
      <PlanDialogs {...{ dialogs, plan, draft, day, watched, edit, flush }} />
      <LeaveUnsaved state={state} flush={flush} onLeave={settle} />
    </div>
  )
}

/** Ctrl or Command with Z undoes a change, with Shift it redoes it, anywhere on the page. */
function useUndoKeys(isOn: boolean, undo: () => void, redo: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.altKey || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, undo, redo])
}
