import { useState } from 'react'
import { todayInRiyadh } from '#contract/days.ts'
import { isRamadan, nextRamadan } from '#contract/next-ramadan.ts'
import { meal as mealShape, mostDays } from '#contract/plans/document.ts'
import { readFastingDays } from '#contract/plans/fasting-days.ts'
import { type FastingDay, ramadanTimes } from '#contract/plans/ramadan.ts'
import { readPlatform } from '#contract/platform/announced.ts'
import { cities as cityIds } from '#contract/practice-options.ts'
import { writeDay, writeNumber } from '#copy/dates.ts'
import { editorWords } from '#copy/plans/editor.ts'
import { ramadanWords as words } from '#copy/plans/ramadan.ts'
import { dayName, nameOfMeal } from '#copy/plans/words.ts'
import { cities } from '#copy/practice-options.ts'
import { isolated } from '#copy/quoted.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useRead } from '#web/lib/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Draft, fastingDay } from './edits.ts'
import { totalOfDay } from './known-totals.ts'

type RamadanDialogProps = {
  draft: Draft
  /** The days as they are now, by their places, and the first of them. */
  onTake: (turned: ReadonlyMap<number, Draft['days'][number]>, startsOn: string) => void
  onClose: () => void
}

/** A month of fasting, and what holds on each of its days where a plan begins again and again. */
const ofMonth = 30

/** What a plan becomes in Ramadan, seen before it is taken. */
export function RamadanDialog({ draft, onTake, onClose }: RamadanDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const { head, days, foods } = draft
  const [city, setCity] = useState<(typeof cityIds)[number] | ''>('')
  const moved = useRead(readPlatform, {}).data?.ramadan ?? null
  const [chosenFrom, setFrom] = useState<string>()
  const planned = head.startsOn && isRamadan(head.startsOn, moved) ? head.startsOn : null
  const from = chosenFrom ?? planned ?? nextRamadan(todayInRiyadh(new Date()), moved).from
  const [chosen, setChosen] = useState<readonly string[]>(() => days.map((_, at) => String(at)))
  const asked = {
    city: city || cityIds[0],
    from,
    days: String(head.repeats ? ofMonth : Math.min(days.length, mostDays)),
  }
  const isAsked = city !== '' && readFastingDays.query.safeParse(asked).success
  const read = useRead(readFastingDays, asked, { enabled: isAsked })
  const times = isAsked ? read.data?.days : undefined
  const turned = days.flatMap((day, at) => {
    const those = head.repeats ? times : times?.slice(at, at + 1)
    if (!those?.[0] || !chosen.includes(String(at))) return []
    const next = fastingDay(day, ramadanTimes(those))
    return [{ at, day, next, those, fits: next.meals.every((each) => mealShape.safeParse(each).success) }]
  })
  const taken = turned.filter(({ fits }) => fits)
  const write = (day: Draft['days'][number]) =>
    writeNumber(language, Math.round(totalOfDay(foods, day).nutrients.energy))
  const prayers = (those: readonly FastingDay[]) => {
    const of = (kind: 'fajr' | 'maghrib') => those.map((each) => each[kind]).toSorted()
    return t(words.prayers(of('fajr').at(0) ?? '', of('maghrib').at(-1) ?? ''))
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(words.title)}
      size="md"
      actions={
        <>
          <Button
            disabled={taken.length === 0}
            onClick={() => onTake(new Map(taken.map(({ at, next }) => [at, next])), from)}
          >
            {t(words.take)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t(editorWords.cancel)}
          </Button>
        </>
      }
    >
      <p>{t(words.text)}</p>
      <div className="mt-4 grid gap-4 text-ink">
        <Field label={t(words.city)}>
          <Select
            value={city}
            placeholder={t(words.chooseCity)}
            options={cityIds.map((value) => ({ value, label: t(cities[value]) }))}
            onChange={({ target }) => setCity(cityIds.find((each) => each === target.value) ?? '')}
          />
        </Field>
        <Field label={t(words.from)} help={t(words.fromHelp)} isGroup>
          <OwnDateInput value={from} onValue={setFrom} />
        </Field>
        {days.length > 1 && (
          <ChoiceChips
            legend={t(words.days)}
            name="ramadan-days"
            value={chosen}
            options={days.map((_, at) => ({ value: String(at), label: t(dayName(at + 1)) }))}
            onChange={setChosen}
          />
        )}
        {head.repeats && <p className="text-sm text-ink-soft">{t(words.repeated)}</p>}
        {isAsked &&
          !times &&
          (read.isError ? (
            <FailedRead title={words.failed} read={read} />
          ) : (
            <Skeleton shape="block" className="h-24" />
          ))}
        {turned.length > 0 && (
          <ul className="divide-y divide-line text-sm">
            {turned.map(({ at, day, next, those, fits }) => (
              <li key={at} className="py-2.5">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-medium">
                    {t(dayName(at + 1))}
                    {!head.repeats && those[0] && `, ${writeDay(language, those[0].on)}`}
                  </span>
                  <span className="text-ink-soft">{prayers(those)}</span>
                </p>
                {fits ? (
                  <>
                    <p>
                      {next.meals
                        .map((meal) => `${t(nameOfMeal(meal))} ${isolated(meal.time ?? '')}`)
                        .join(language === 'ar' ? '، ' : ', ')}
                    </p>
                    <p className="text-ink-soft tabular-nums">{t(words.total(write(day), write(next)))}</p>
                  </>
                ) : (
                  <p className="text-danger-ink">{t(words.tooMuch)}</p>
                )}
              </li>
            ))}
          </ul>
        )}
        {times && <p className="text-xs text-ink-soft">{t(words.source)}</p>}
      </div>
    </Dialog>
  )
}
