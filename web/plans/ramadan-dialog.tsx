import { useState } from 'react'
import { addDays, type Day, todayInRiyadh } from '#contract/days.ts'
import { isRamadan, nextRamadan, wholeRamadan } from '#contract/next-ramadan.ts'
import { type AuthoredPlan, makePlan } from '#contract/plans/authored-plans.ts'
import { mostDays, planTitle } from '#contract/plans/document.ts'
import { readFastingDays } from '#contract/plans/fasting-days.ts'
import { type FastingDay, ramadanTimes } from '#contract/plans/ramadan.ts'
import { ramadanDay } from '#contract/plans/ramadan-day.ts'
import { readPlatform } from '#contract/platform/announced.ts'
import { cities as cityIds } from '#contract/practice-options.ts'
import { writeClock } from '#copy/clock.ts'
import { writeDay, writeNumber } from '#copy/dates.ts'
import { editorWords } from '#copy/plans/editor.ts'
import { ramadanWords as words } from '#copy/plans/ramadan.ts'
import { dayName, nameOfMeal } from '#copy/plans/words.ts'
import { parts } from '#copy/portal/parts.ts'
import { cities } from '#copy/practice-options.ts'
import { isolated } from '#copy/quoted.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.ts'
import type { Draft } from './edits.ts'
import { totalOfDay } from './known-totals.ts'

type RamadanDialogProps = {
  plan: AuthoredPlan
  draft: Draft
  /** Saves first, because the copy is made from the saved plan. */
  flush: () => Promise<boolean>
  onClose: () => void
}

/** A repeating plan has no end, so the days of a whole month are read. */
const ofMonth = 30

/**
 * Previews a plan for Ramadan before its copy is made. The plan itself stays in force until then, and again afterwards.
 */
export function RamadanDialog({ plan, draft, flush, onClose }: RamadanDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const { head, days, foods } = draft
  const [city, setCity] = useState<(typeof cityIds)[number] | ''>('')
  const moved = useRead(readPlatform, {}).data?.ramadan ?? null
  const [chosenFrom, setFrom] = useState<string>()
  const planned = head.startsOn && isRamadan(head.startsOn, moved) ? head.startsOn : null
  const from = chosenFrom ?? planned ?? nextRamadan(todayInRiyadh(new Date()), moved).from
  const [chosenEnd, setEnd] = useState<string>()
  const endsOn = chosenEnd ?? dayOfEid(from as Day, moved)
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
    return [{ at, day, next: ramadanDay(day, ramadanTimes(those), foods), those }]
  })
  const taken = turned.filter(({ next }) => next !== null)
  const go = useGo()
  const [isSaving, setSaving] = useState(false)
  const making = useChange(makePlan, {
    onDone: ({ id }) => {
      showToast({ tone: 'success', title: t(words.made) })
      onClose()
      return go(`/dietitian/nutrition-plans/${id}`)
    },
  })
  const make = async () => {
    setSaving(true)
    const isKept = await flush()
    setSaving(false)
    if (!isKept || city === '') return onClose()
    making.mutate({
      patient: plan.patient.id,
      title: planTitle.safeParse(t(words.name(head.title))).success ? t(words.name(head.title)) : head.title,
      beginning: {
        from: 'ramadan',
        plan: plan.id,
        city,
        startsOn: from,
        endsOn,
        turned: taken.map(({ at }) => at + 1),
      },
    })
  }
  const write = (day: Draft['days'][number]) =>
    writeNumber(language, Math.round(totalOfDay(foods, day).nutrients.energy))
  const prayers = (those: readonly FastingDay[]) => {
    const of = (kind: 'fajr' | 'maghrib', place: number) =>
      writeClock(
        language,
        those
          .map((each) => each[kind])
          .toSorted()
          .at(place) ?? '',
      )
    return t(words.prayers(of('fajr', 0), of('maghrib', -1)))
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
            disabled={taken.length === 0 || !endsOn || endsOn < from}
            busy={isSaving || making.isPending}
            busyText={t(words.making)}
            onClick={make}
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
        {head.repeats && (
          <Field label={t(words.until)} help={t(words.untilHelp)} isGroup>
            <OwnDateInput value={endsOn} onValue={setEnd} />
          </Field>
        )}
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
            {turned.map(({ at, day, next, those }) => (
              <li key={at} className="py-2.5">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-medium">
                    {t(dayName(at + 1))}
                    {!head.repeats && those[0] && `, ${writeDay(language, those[0].on)}`}
                  </span>
                  <span className="text-ink-soft">{prayers(those)}</span>
                </p>
                {next ? (
                  <>
                    <p>
                      {next.meals
                        .map(
                          (meal) =>
                            `${t(nameOfMeal(meal))} ${meal.time ? isolated(writeClock(language, meal.time)) : ''}`,
                        )
                        .join(t(parts.comma))}
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
        <FaultLine>{making.error && t(wordsOfRefusal(making.error))}</FaultLine>
        {times && <p className="text-xs text-ink-soft">{t(words.source)}</p>}
      </div>
    </Dialog>
  )
}

/** The day after the month; the previous plan is followed again from the next day on. */
function dayOfEid(from: Day, moved: Parameters<typeof isRamadan>[1]): Day | '' {
  if (!/^\d{4}-\d\d-\d\d$/.test(from)) return ''
  return addDays(wholeRamadan(from, moved).to, 1)
}
