import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { addDays } from '#contract/days.ts'
import { mostDays } from '#contract/plans/document.ts'
import {
  mostPeople,
  readShopping,
  readSwaps,
  type ShoppingChoices,
  saveShopping,
} from '#contract/plans/meal-records.ts'
import { type PatientPlan, readPlan } from '#contract/plans/patient-plans.ts'
import { shoppingFrom, shoppingList } from '#contract/plans/shopping-list.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { writeDay } from '#copy/dates.ts'
import { foodGroupNames } from '#copy/foods/options.ts'
import { shopping as words } from '#copy/plans/shopping.ts'
import { nameIn } from '#copy/plans/words.ts'
import { writeBought, writeShoppingList } from '#copy/plans/write-shopping-list.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Select } from '#web/ui/select.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'
import type { AskConsent } from './ask-consent.ts'
import { PlanSkeleton } from './plan-skeleton.tsx'

const spans = [1, 3, 7, 14, 28]

type ShoppingProps = { plan: PatientPlan; hasConsent: boolean; consent: AskConsent }

/** The shopping list from today on, by aisle; its ticks are stored on the server for all devices. */
export function Shopping({ plan, hasConsent, consent }: ShoppingProps) {
  const t = useWords()
  const language = useLanguage()
  const read = useRead(readPlan, { id: plan.id })
  const kept = useRead(readShopping, { id: plan.id })
  const { from, schedule } = shoppingFrom(plan, dayOf(new Date(), readerZone()))
  const swapped = useRead(readSwaps, { id: plan.id, from, days: String(mostDays) })
  const [mine, setMine] = useState<ShoppingChoices | null>(null)
  const [isAsking, setAsking] = useState(false)
  const save = useChange(saveShopping, {
    line: 'shopping',
    onRefused: (refused) => {
      if (refused.code === 'health_consent_needed') setAsking(true)
      else showFault(t, words.failed, refused)
    },
  })
  const failed = [read, kept, swapped].find(({ isError }) => isError)
  if (!read.data || !kept.data || !swapped.data)
    return failed ? (
      <Card flush>
        <FailedRead title={words.failed} read={failed} />
      </Card>
    ) : (
      <PlanSkeleton />
    )

  const choices = mine ?? kept.data.choices
  const { days, people, ticked, cooks = true } = choices
  const change = (next: Partial<ShoppingChoices>) => {
    const all = { ...choices, ...next }
    setMine(all)
    if (hasConsent) save.mutate({ id: plan.id, ...all })
    else setAsking(true)
  }
  const { swaps } = swapped.data
  const aisles = shoppingList(read.data.document, schedule, { from, count: days, people, cooks, swaps })
  const hasDishes = Object.values(read.data.document.foods).some(({ madeOf }) => madeOf)
  const lines = aisles.flatMap((aisle) => aisle.lines)
  const inBasket = lines.filter(({ food }) => ticked.includes(food.id)).length
  const share = async () => {
    const span = { from: writeDay(language, from), to: writeDay(language, addDays(from, days - 1)) }
    const text = writeShoppingList(language, aisles, t(words.heading(span.from, span.to)), ticked)
    try {
      if (navigator.share) await navigator.share({ text })
      else {
        await navigator.clipboard.writeText(text)
        showToast({ tone: 'success', title: t(words.copied) })
      }
    } catch (fault) {
      if ((fault as Error).name !== 'AbortError') showToast({ tone: 'error', title: t(words.copyFailed) })
    }
  }

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <Field label={t(words.days)} className="min-w-40 flex-1 sm:max-w-56">
          <Select
            value={String(days)}
            onChange={({ target }) => change({ days: Number(target.value) })}
            options={[...new Set([...spans, days])]
              .sort((one, other) => one - other)
              .map((count) => ({ value: String(count), label: t(words.forDays(count)) }))}
          />
        </Field>
        <Field label={t(words.people)} className="min-w-40 flex-1 sm:max-w-56">
          <Select
            value={String(people)}
            onChange={({ target }) => change({ people: Number(target.value) })}
            options={Array.from({ length: mostPeople }, (_, at) => at + 1).map((count) => ({
              value: String(count),
              label: t(words.forPeople(count)),
            }))}
          />
        </Field>
        {hasDishes && (
          <Checkbox checked={cooks} onChange={({ target }) => change({ cooks: target.checked })}>
            {t(words.cooks)}
          </Checkbox>
        )}
        {lines.length > 0 && (
          <Button variant="secondary" onClick={share}>
            <Icon of={Share2} small />
            {t(words.share)}
          </Button>
        )}
      </div>
      {lines.length === 0 ? (
        <Card flush>
          <EmptyState title={t(words.none)} description={t(words.noneText)} />
        </Card>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p role="status" className="text-sm font-medium">
              {t(words.counted(inBasket, lines.length))}
            </p>
            {inBasket > 0 && (
              <Button variant="quiet" size="sm" onClick={() => change({ ticked: [] })}>
                {t(words.clear)}
              </Button>
            )}
          </div>
          <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
            {aisles.map(({ group, lines }) => (
              <Card key={group} as="section" aria-label={t(foodGroupNames[group])}>
                <h3 className="text-md font-semibold">{t(foodGroupNames[group])}</h3>
                <ul className="mt-1">
                  {lines.map((line) => {
                    const { id, names } = line.food
                    const isTicked = ticked.includes(id)
                    return (
                      <li key={id}>
                        <Checkbox
                          checked={isTicked}
                          onChange={() =>
                            change({
                              ticked: isTicked ? ticked.filter((each) => each !== id) : [...ticked, id],
                            })
                          }
                        >
                          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                            <UserText
                              text={nameIn(language, names)}
                              className={isTicked ? 'text-ink-soft line-through' : ''}
                            />
                            <span className="text-ink-soft">{writeBought(language, line)}</span>
                          </span>
                        </Checkbox>
                      </li>
                    )
                  })}
                </ul>
              </Card>
            ))}
          </div>
          <p className="text-xs text-ink-soft">{t(cooks ? words.asSoldCooked : words.asSold)}</p>
        </>
      )}
      {isAsking &&
        consent(
          () => {
            setAsking(false)
            save.mutate({ id: plan.id, ...choices })
          },
          () => setAsking(false),
        )}
    </div>
  )
}
