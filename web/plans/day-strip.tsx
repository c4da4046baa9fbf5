import { Copy, Plus, Repeat2, Scale, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { type KnownFoods, mostDays, type PlanDay } from '#contract/plans/document.ts'
import { writeNumber } from '#copy/dates.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { dayName } from '#copy/plans/words.ts'
import { suggestionWords } from '#copy/plans/write-suggestion.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Menu } from '#web/ui/menu.tsx'
import { addDay, removeDay, repeatWeek } from './edits.ts'
import { energyOfDay } from './known-totals.ts'
import type { PlanDialog } from './plan-dialogs.tsx'
import type { Edit } from './use-draft.ts'

type DayStripProps = {
  /** A deferred copy of the days: typing is rendered before the totals are calculated. */
  days: readonly PlanDay[]
  foods: KnownFoods
  hasTargets: boolean
  /** The current number of days. */
  count: number
  day: number
  readOnly: boolean
  onChoose: (day: number) => void
  edit: (change: Edit) => void
  ask: (what: PlanDialog) => void
}

/** The days of the plan with their energy, and the actions for a whole day. */
export const DayStrip = memo(function DayStrip(props: DayStripProps) {
  const { days, foods, hasTargets, count, day, readOnly, onChoose, edit, ask } = props
  const t = useWords()
  return (
    <div className="flex items-center gap-1">
      <fieldset
        aria-label={t(words.days)}
        className="relative -mx-1 flex min-w-0 gap-1.5 overflow-x-auto p-1"
      >
        {days.map((each, at) => (
          <DayButton
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its index
            key={at}
            at={at}
            isChosen={at === day}
            energy={Math.round(energyOfDay(foods, each))}
            onChoose={onChoose}
          />
        ))}
      </fieldset>
      {!readOnly && (
        <>
          <IconButton
            icon={Plus}
            label={t(words.addDay)}
            disabled={count >= mostDays}
            onClick={() => {
              edit(addDay)
              onChoose(count)
            }}
          />
          <Menu
            label={t(words.dayActions)}
            choices={[
              {
                id: 'copy',
                label: t(words.copyDay),
                icon: Copy,
                disabled: count < 2,
                onChoose: () => ask('copy-day'),
              },
              {
                id: 'suggest',
                label: t(suggestionWords.ask),
                icon: Scale,
                disabled: !hasTargets,
                onChoose: () => ask('suggestions'),
              },
              {
                id: 'repeat',
                label: t(words.repeatWeek),
                icon: Repeat2,
                disabled: count >= mostDays,
                onChoose: () => edit((before) => repeatWeek(before, day)),
              },
              {
                id: 'remove',
                label: t(words.removeDay),
                icon: Trash2,
                danger: true,
                apart: true,
                disabled: count < 2,
                onChoose: () => edit((before) => removeDay(before, day)),
              },
            ]}
          >
            <span aria-hidden="true">⋯</span>
          </Menu>
        </>
      )}
    </div>
  )
})

type DayButtonProps = { at: number; isChosen: boolean; energy: number; onChoose: (day: number) => void }

/** One of up to 28 days with its energy. Memoized, so that only changed days are rendered. */
const DayButton = memo(function DayButton({ at, isChosen, energy, onChoose }: DayButtonProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(at)}
      className={joinClasses(
        'min-h-11 shrink-0 rounded-control border px-3 py-1 text-center text-sm',
        isChosen
          ? 'border-action bg-tint font-semibold text-on-tint'
          : 'border-line bg-surface text-ink-soft hover:bg-sunken',
      )}
    >
      {t(dayName(at + 1))}
      <span className="block text-xs tabular-nums">{t(words.kcal(writeNumber(language, energy)))}</span>
    </button>
  )
})
