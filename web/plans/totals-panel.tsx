import { SlidersHorizontal } from 'lucide-react'
import { memo, useId } from 'react'
import type { Sum } from '#contract/foods/nutrients.ts'
import { nutrientUnits } from '#contract/foods/nutrients.ts'
import { positionToTarget, type TargetRange, type Targets, targetKinds } from '#contract/plans/targets.ts'
import { writeNumber } from '#copy/dates.ts'
import { nutrientNames, nutrientUnitNames } from '#copy/foods/options.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type TotalsPanelProps = { sum: Sum; targets: Targets; title: string; onTargets?: (what: 'targets') => void }

/** The totals of a day beside its targets. */
export const TotalsPanel = memo(function TotalsPanel({ sum, targets, title, onTargets }: TotalsPanelProps) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const write = (value: number) => writeNumber(language, Math.round(value))
  const aimOf = ({ least, most }: TargetRange) =>
    least !== null && most !== null && least !== most
      ? `${write(least)}–${write(most)}`
      : most === null
        ? `≥ ${write(least ?? 0)}`
        : least === null
          ? `≤ ${write(most)}`
          : write(most)
  return (
    <Card as="section" aria-labelledby={id} flush className="p-4">
      <div className="flex items-center justify-between gap-2">
        <h2 id={id} className="text-md font-semibold">
          {title}
        </h2>
        {onTargets && (
          <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => onTargets('targets')}>
            <Icon of={SlidersHorizontal} small />
            {t(targets.energy ? words.changeTargets : words.setTargets)}
          </Button>
        )}
      </div>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 sm:grid-cols-4 xl:grid-cols-1">
        {targetKinds.map((kind) => {
          const value = sum.nutrients[kind]
          const aim = targets[kind]
          const unit = t(nutrientUnitNames[nutrientUnits[kind]])
          const isLeast = sum.atLeast.includes(kind)
          const standing = value === null ? null : positionToTarget(aim, value)
          return (
            <div
              key={kind}
              className="flex flex-wrap items-baseline justify-between gap-x-2 border-b border-line py-1.5 last:border-0"
            >
              <dt className="text-xs text-ink-soft">{t(nutrientNames[kind])}</dt>
              <dd className="text-sm font-medium tabular-nums">
                {value === null ? (
                  <span className="font-normal text-ink-faint">{t(words.notKnown)}</span>
                ) : isLeast ? (
                  t(words.atLeast(`${write(value)} ${unit}`))
                ) : (
                  `${write(value)} ${unit}`
                )}
              </dd>
              {aim && standing && value !== null && (
                <dd className="basis-full">
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 100 1"
                    preserveAspectRatio="none"
                    className={joinClasses(
                      'my-1 block h-1.5 w-full rounded-pill bg-sunken rtl:-scale-x-100',
                      standing === 'over'
                        ? 'fill-danger-ink'
                        : standing === 'under'
                          ? 'fill-ink-faint'
                          : 'fill-action',
                    )}
                  >
                    <rect
                      width={Math.min(100, (value * 100) / (aim.most ?? aim.least ?? value ?? 1) || 0)}
                      height="1"
                    />
                  </svg>
                  <span className="flex flex-wrap justify-between gap-x-2 text-xs text-ink-soft">
                    <span className={standing === 'over' ? 'text-danger-ink' : undefined}>
                      {t(words[standing])}
                    </span>
                    <bdi className="tabular-nums">
                      {aimOf(aim)} {unit}
                    </bdi>
                  </span>
                </dd>
              )}
            </div>
          )
        })}
        {targets.water !== null && (
          <div className="flex justify-between gap-2 py-1.5">
            <dt className="text-xs text-ink-soft">{t(words.water)}</dt>
            <dd className="text-sm tabular-nums">
              {write(targets.water)} {language === 'ar' ? 'مل' : 'ml'}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
})
