import { useState } from 'react'
import { mayBeReached } from '#contract/health/danger.ts'
import { agreeToGoal, endGoal, type Goal, listGoals } from '#contract/health/goals.ts'
import { healthyRange, type RangeContext } from '#contract/health/healthy-range.ts'
import { kinds, type UnitChoices, unitFor } from '#contract/health/kinds.ts'
import type { Measure } from '#contract/health/measures.ts'
import { progressTo } from '#contract/health/trend.ts'
import { textFor } from '#contract/text-language.ts'
import { writeDay, writeNumber } from '#copy/dates.ts'
import { goals as words } from '#copy/health/goals.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { writeQuantity } from '#copy/health/write-quantity.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useBecame } from '#web/lib/use-became.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Completed } from '#web/ui/completed.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { AskConsent } from '../ask-consent.tsx'
import type { Latest } from '../latest.ts'
import { GoalDialog } from './goal-dialog.tsx'

type GoalsTabProps = {
  about: RangeContext
  units: UnitChoices
  latest: readonly Latest[]
  hasConsent: boolean
}

/** The patient's goals, set alone or with a dietitian, and the progress. */
export function GoalsTab({ about, units, latest, hasConsent }: GoalsTabProps) {
  const t = useWords()
  const read = useRead(listGoals, {})
  const [isSetting, setSetting] = useState(false)
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  const close = () => setSetting(false)
  return (
    <section aria-labelledby="goals">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="goals" ref={title} tabIndex={-1} className="text-lg font-semibold">
            {t(words.title)}
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft">{t(words.text)}</p>
        </div>
        <Button aria-haspopup="dialog" onClick={() => setSetting(true)}>
          {t(words.set)}
        </Button>
      </div>
      <Read of={read} failed={words.failed} waiting={<RowsSkeleton count={2} />}>
        {({ goals }) => (
          <RowList rows={goals} none={<EmptyState title={t(words.empty)} description={t(words.text)} />}>
            {(goal) => (
              <GoalRow
                key={goal.id}
                goal={goal}
                about={about}
                units={units}
                now={latest.find(({ measure }) => measure.kind === goal.kind)?.measure}
                onChanged={focusTitle}
              />
            )}
          </RowList>
        )}
      </Read>
      {isSetting && (
        <AskConsent hasConsent={hasConsent} onClose={close}>
          <GoalDialog units={units} onClose={close} />
        </AskConsent>
      )}
    </section>
  )
}

type GoalRowProps = {
  goal: Goal
  about: RangeContext
  units: UnitChoices
  now: Measure | undefined
  onChanged: () => void
}

function GoalRow({ goal, about, units, now, onChanged }: GoalRowProps) {
  const t = useWords()
  const language = useLanguage()
  const { id, kind, target, second, start, by, state, dietitian, proposedBy, note, may, isUnreadable } = goal
  const options = {
    onDone: onChanged,
    onRefused: (reason: unknown) => showFault(t, words.changeFailed, reason),
  }
  const agree = useChange(agreeToGoal, options)
  const end = useChange(endGoal, options)
  const isPraised =
    !now || now.isUnreadable || mayBeReached(now, goal, healthyRange(kind, about, now.glucoseMoment ?? 'any'))
  const done =
    start !== null &&
    now !== undefined &&
    isPraised &&
    state === 'agreed' &&
    second === null &&
    !kinds[kind].isDaily
      ? progressTo(start, now.value, target)
      : null
  const percent = done === null ? null : Math.round(done * 100)
  const name = t(kindWords[kind].name)
  const wasJustReached = useBecame(state === 'reached')
  return (
    <li className="grid gap-3 p-5 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-md font-semibold">
            {isUnreadable
              ? name
              : t(
                  words.row(
                    kindWords[kind].name,
                    writeQuantity(language, kind, { value: target, second }, unitFor(kind, units)),
                  ),
                )}
          </h3>
          <p className="text-sm text-ink-soft">
            {[
              isUnreadable && t(words.unreadable),
              by && t(words.until(writeDay(language, by, 'date'))),
              dietitian &&
                proposedBy === 'dietitian' &&
                t(words.from(textFor(language, dietitian.name, dietitian.otherName))),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {note && (
            <UserText
              as="p"
              text={note}
              className="aligned-with-page mt-1 text-sm whitespace-pre-line text-ink-soft"
            />
          )}
        </div>
        <Badge tone={tones[state]}>{t(words.states[state])}</Badge>
      </div>
      <div role="status" className="empty:hidden">
        {/* Praise for a lost kilogram or centimetre can do harm. */}
        {wasJustReached && kinds[kind].group !== 'body' && <Completed isFresh>{t(words.praise)}</Completed>}
      </div>
      {percent !== null && (
        <div>
          <Progress label={name} percent={percent} />
          <p className="mt-1 text-xs text-ink-soft">{t(words.progress(writeNumber(language, percent)))}</p>
        </div>
      )}
      {(may.agree || may.decline || may.end) && (
        <div className="flex flex-wrap gap-2.5">
          {may.agree && (
            <Button size="sm" busy={agree.isPending} onClick={() => agree.mutate({ id })}>
              {t(words.agree)}
            </Button>
          )}
          {may.decline && (
            <Button size="sm" variant="secondary" onClick={() => end.mutate({ id, outcome: 'declined' })}>
              {t(words.decline)}
            </Button>
          )}
          {may.end && (
            <>
              {isPraised && (
                <Button size="sm" variant="secondary" onClick={() => end.mutate({ id, outcome: 'reached' })}>
                  {t(words.reached)}
                </Button>
              )}
              <Button size="sm" variant="quiet" onClick={() => end.mutate({ id, outcome: 'ended' })}>
                {t(words.end)}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  )
}

const tones = {
  proposed: 'pending',
  agreed: 'confirmed',
  reached: 'tint',
  ended: 'completed',
  declined: 'cancelled',
} as const
