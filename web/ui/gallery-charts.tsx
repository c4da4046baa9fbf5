import { useState } from 'react'
import { writeNumber } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { ChangeMark } from './change-mark.tsx'
import { BarChart } from './chart/bar-chart.tsx'
import { Chart } from './chart/chart.tsx'
import { ChartKey } from './chart/chart-key.tsx'
import type { ChartPoint } from './chart/thin-out.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { words } from './gallery-words.ts'

const day = 86_400_000
const end = Date.UTC(2026, 10, 22)

/** A curve of so many days, the same at each render. */
const curve = (count: number, low: number, high: number): ChartPoint[] =>
  Array.from({ length: count }, (_, at) => ({
    at: end - (count - 1 - at) * day * (365 / Math.max(count, 365)),
    value: low + ((high - low) * (1 - at / count)) / 1.2 + Math.sin(at / 3) * 0.4 + Math.cos(at * 1.7) * 0.3,
  }))

const many = [curve(10_000, 70, 84)]
const few = [curve(24, 71, 74)]
const pair = [curve(20, 122, 138), curve(20, 78, 90)]
const bars = [curve(14, 1_400, 2_300)]
const one = [curve(1, 72, 72)]
const months = ['Sep', 'Oct', 'Nov'].map((label, at) => ({
  key: label,
  label,
  name: `${label} 2026`,
  values: [42 + at * 11, 18 + at * 4],
  to: [],
}))

export function GalleryCharts() {
  const t = useWords()
  const language = useLanguage()
  const [shown, setShown] = useState<'few' | 'many'>('few')
  const write = (value: number) => writeNumber(language, Number(value.toFixed(1)))
  const common = { label: t(words.chart), walkLabel: t(words.chart), to: end, writeValue: write }
  const pointOf = (points: readonly ChartPoint[]) => (place: number) => write(points[place]?.value ?? 0)
  const line = shown === 'many' ? many : few
  return (
    <div className="grid gap-6">
      <ChoiceChips
        kind="one"
        legend={t(words.chart)}
        name={`points-${language}`}
        options={[
          { value: 'few', label: '24' },
          { value: 'many', label: '10,000' },
        ]}
        value={[shown]}
        onChange={([chosen]) => chosen && setShown(chosen)}
      />
      <Chart
        {...common}
        series={line}
        from={line[0]?.[0]?.at ?? 0}
        band={{ low: 60, high: 72.5 }}
        goal={70}
        trend={line[0]}
        marks={[end - 9 * day]}
        writePoint={pointOf(line[0] ?? [])}
      />
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
        {(['first', 'second', 'trend', 'goal', 'limit', 'mark', 'band'] as const).map((of) => (
          <ChartKey key={of} of={of}>
            {of}
          </ChartKey>
        ))}
      </ul>
      <Chart
        {...common}
        series={pair}
        from={end - 19 * day}
        limits={[135, 85]}
        writePoint={pointOf(pair[0] ?? [])}
      />
      <Chart
        {...common}
        series={bars}
        from={end - 13.5 * day}
        shape="bars"
        goal={2_000}
        writePoint={pointOf(bars[0] ?? [])}
      />
      <Chart {...common} series={one} from={end - 30 * day} writePoint={pointOf(one[0] ?? [])} />
      <p className="flex gap-4">
        <ChangeMark now={120} before={100} better="more" />
        <ChangeMark now={120} before={100} better="less" />
        <ChangeMark now={80} before={100} better={null} />
      </p>
      <BarChart
        label={t(words.heading)}
        groupLabel={t(words.month)}
        series={[t(words.completed), t(words.cancelled)]}
        groups={months}
        writeValue={write}
      />
    </div>
  )
}
