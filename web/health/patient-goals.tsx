import { Target } from 'lucide-react'
import { useId, useState } from 'react'
import { agreeToGoal, endGoal, type Goal, listPatientGoals } from '#contract/health/goals.ts'
import { defaultUnits, groupOf, measureKinds, unitFor } from '#contract/health/kinds.ts'
import { readPatientHealth } from '#contract/health/patients.ts'
import { writeDay } from '#copy/dates.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { writeQuantity } from '#copy/health/write-quantity.ts'
import { recordWords } from '#copy/patients/record.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Read } from '#web/ui/read.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import { UserText } from '#web/ui/user-text.tsx'

const words = recordWords.goals
const loadDialog = async () => (await import('./propose-goal-dialog.tsx')).ProposeGoalDialog

/** Goals that dietitian and patient have agreed, of the shared kinds; nothing if there are none. */
export function PatientGoals({ patient }: { patient: string }) {
  const t = useWords()
  const id = useId()
  const health = useRead(readPatientHealth, { patient })
  const kinds = measureKinds.filter((kind) => health.data?.groups.includes(groupOf(kind)))
  const read = useRead(listPatientGoals, { patient }, { enabled: kinds.length > 0 })
  const [isProposing, setProposing] = useState(false)
  const [ProposeGoalDialog, fetchDialog] = useFetchedPart(loadDialog)
  if (kinds.length === 0) return null
  const propose = async () => {
    if (await fetchDialog()) setProposing(true)
  }
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="text-md font-semibold">
          {t(words.title)}
        </h3>
        <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={propose}>
          <Icon of={Target} small />
          {t(words.propose)}
        </Button>
      </div>
      <Read of={read} failed={recordWords.failed} waiting={<Waiting />} bare>
        {({ goals }) =>
          goals.length === 0 ? (
            <p className="mt-3 text-sm text-ink-soft">{t(words.none)}</p>
          ) : (
            <ul className="mt-2 divide-y divide-line">
              {goals.map((goal) => (
                <GoalRow key={goal.id} goal={goal} />
              ))}
            </ul>
          )
        }
      </Read>
      {isProposing && ProposeGoalDialog && (
        <ProposeGoalDialog patient={patient} kinds={kinds} onClose={() => setProposing(false)} />
      )}
    </Card>
  )
}

const Waiting = () => <Skeleton className="mt-4 w-64 max-w-full text-md" />

const tones: Record<Goal['state'], BadgeTone> = {
  proposed: 'pending',
  agreed: 'confirmed',
  reached: 'completed',
  ended: 'neutral',
  declined: 'neutral',
}

function GoalRow({ goal }: { goal: Goal }) {
  const t = useWords()
  const language = useLanguage()
  const { id, kind, state, may, note, by, dietitian, isUnreadable } = goal
  const options = {
    onDone: () => showToast({ tone: 'success', title: t(words.changed) }),
    onRefused: (refused: unknown) => showFault(t, words.failed, refused),
  } as const
  const agree = useChange(agreeToGoal, options)
  const end = useChange(endGoal, options)
  const name = t(kindWords[kind].name)
  const named = (does: string) => ({ 'aria-label': t(words.of(does, name)) })
  const busy = agree.isPending || end.isPending
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
          <span className="font-medium">{name}</span>
          {!isUnreadable && (
            <span>
              {writeQuantity(
                language,
                kind,
                { value: goal.target, second: goal.second },
                unitFor(kind, defaultUnits),
              )}
            </span>
          )}
          <Badge tone={tones[state]}>{t(words.states[state])}</Badge>
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-faint">
          {by && <span>{t(words.until(writeDay(language, by, 'date')))}</span>}
          {!dietitian && <span>{t(words.own)}</span>}
        </p>
        {note && <UserText as="p" text={note} className="aligned-with-page mt-1 text-sm text-ink-soft" />}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden max-sm:w-full">
        {may.agree && (
          <Button size="sm" disabled={busy} onClick={() => agree.mutate({ id })} {...named(t(words.agree))}>
            {t(words.agree)}
          </Button>
        )}
        {may.decline && (
          <Button
            size="sm"
            variant="secondary"
            disabled={busy}
            onClick={() => end.mutate({ id, outcome: 'declined' })}
            {...named(t(words.decline))}
          >
            {t(words.decline)}
          </Button>
        )}
        {may.end && state === 'agreed' && (
          <Button
            size="sm"
            variant="secondary"
            disabled={busy}
            onClick={() => end.mutate({ id, outcome: 'reached' })}
            {...named(t(words.reached))}
          >
            {t(words.reached)}
          </Button>
        )}
        {may.end && (
          <Button
            size="sm"
            variant="quiet"
            disabled={busy}
            onClick={() => end.mutate({ id, outcome: 'ended' })}
            {...named(t(words.end))}
          >
            {t(words.end)}
          </Button>
        )}
      </div>
    </li>
  )
}
