import { useState } from 'react'
import { todayInRiyadh } from '#contract/days.ts'
import { drawings } from '#contract/foods/drawings.ts'
import { writeNumber } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Sparkline } from './chart/sparkline.tsx'
import { DateTile } from './date-tile.tsx'
import { Dish } from './dish.tsx'
import { DishCard } from './dish-card.tsx'
import { words } from './gallery-words.ts'
import { Dishes, LaidTable } from './laid-table.tsx'
import { Ring } from './ring.tsx'
import { TargetBars } from './target-bars.tsx'
import { TickButton } from './tick-button.tsx'

const week = [78.9, 78.6, 78.7, 78.1, 78.2, 77.6, 77.2].map((value, at) => ({ at, value }))
const sugar = [104, 99, 118, 96, 101, 93, 97].map((value, at) => ({ at, value }))

/** Food: drawings, meals and the figures of a day. */
export function GalleryMeals() {
  const t = useWords()
  const language = useLanguage()
  const [isDone, setDone] = useState(false)
  const write = (value: number) => writeNumber(language, value)
  const kcal = (value: number) => `${write(value)} ${t(words.kcal)}`
  const bar = (key: 'protein' | 'carbohydrate' | 'fat', value: number, target: number | null) => ({
    key,
    name: t(words[key]),
    value,
    target,
    text: `${write(value)}${target ? ` / ${write(target)}` : ''} ${t(words.gram)}`,
  })
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-3">
        {drawings.map((name) => (
          <Dish key={name} name={name} />
        ))}
      </div>
      <LaidTable
        className="relative aspect-square w-88"
        dishes={[
          { name: 'kabsa', className: 'start-[31%] top-[30%] w-[40%]' },
          { name: 'salad', className: 'start-[12%] top-[14%] w-[26%]' },
          { name: 'dates', className: 'start-[17%] bottom-[11%] w-[26%]' },
        ]}
      />
      <div className="relative isolate h-32">
        <Dishes dishes={[{ name: 'watermelon', className: 'start-0 top-0 w-32' }]} />
      </div>
      {(['kabsa', 'hamour', 'laban'] as const).map((name) => (
        <div key={name} className="flex flex-wrap items-end gap-3">
          {(['xl', 'lg', 'md', 'sm'] as const).map((size) => (
            <Dish key={size} name={name} size={size} {...(size === 'xl' && { label: t(words[name]) })} />
          ))}
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-6">
        {(
          [
            [0, 1_800],
            [1_120, 1_800],
            [1_800, 1_800],
            [2_050, 1_800],
            [1_120, null],
          ] as const
        ).map(([value, target]) => (
          <Ring
            key={`${value} ${target}`}
            value={value}
            target={target}
            label={target ? `${write(value)} / ${kcal(target)}` : kcal(value)}
          >
            <b className="block text-lg leading-tight font-semibold text-ink">{write(value)}</b>
            {t(words.kcal)}
          </Ring>
        ))}
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <TargetBars bars={[bar('protein', 62, 95), bar('carbohydrate', 118, 200), bar('fat', 38, 60)]} />
        <TargetBars bars={[bar('protein', 112, 95), bar('carbohydrate', 0, 200), bar('fat', 38, null)]} />
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        <DishCard
          drawing="kabsa"
          meal={t(words.lunch)}
          time={t(words.lunchTime)}
          amount={kcal(540)}
          summary={t(words.kabsa)}
          tick={{
            isDone,
            label: `${t(words.lunch)}: ${t(isDone ? words.undo : words.tick)}`,
            undo: t(words.undo),
            onTick: setDone,
          }}
        >
          <p className="font-semibold">{t(words.kabsa)}</p>
        </DishCard>
        <DishCard drawing="hamour" meal={t(words.lunch)} amount={kcal(410)} summary={t(words.hamour)}>
          <p className="font-semibold">{t(words.hamour)}</p>
        </DishCard>
      </ul>
      <div className="flex items-start gap-6">
        {[isDone, !isDone].map((done, at) => (
          <TickButton
            key={at === 0 ? 'same' : 'other'}
            isStacked
            isDone={done}
            label={`${t(words.lunch)}: ${t(done ? words.undo : words.tick)}`}
            undo={t(words.undo)}
            onTick={() => setDone(!isDone)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-6">
        <DateTile day={todayInRiyadh(new Date())} />
        <DateTile day="2026-12-02" />
        <Sparkline label={t(words.chart)} points={week} band={{ low: 60, high: 77.5 }} />
        <Sparkline label={t(words.chart)} points={sugar} band={{ low: 70, high: 100 }} />
        <Sparkline label={t(words.chart)} points={week.slice(0, 1)} />
      </div>
    </div>
  )
}
