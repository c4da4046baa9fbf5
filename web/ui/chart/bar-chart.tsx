import { ChartColumn, Table2 } from 'lucide-react'
import { type PointerEvent, useMemo, useState } from 'react'
import { charts } from '#copy/charts.ts'
import type { Address } from '#web/app/address.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '../button-class.ts'
import { Icon } from '../icon.tsx'
import { FigureLink } from '../stat-tile.tsx'
import { barClasses, readoutClass, textClass } from './chart-classes.ts'
import { roundSteps } from './scale.ts'
import { useWidth } from './use-width.ts'

export type BarGroup = {
  readonly key: string
  /** Shown below the bars. */
  readonly label: string
  /** The unabbreviated label. */
  readonly name: string
  /** One value for each series. */
  readonly values: readonly number[]
  /** For each value, the address of the list that it counts. */
  readonly to: readonly (Address | undefined)[]
}

export type BarChartProps = {
  /** What the bars count. */
  label: string
  /** What a group is: 'Month'. */
  groupLabel: string
  series: readonly string[]
  groups: readonly BarGroup[]
  writeValue: (value: number) => string
  /** Writes a value at the axis, where the full form is too long. */
  writeStep?: (value: number) => string
}

/** Amounts side by side, from left to right in both languages, also available as a table. */
export function BarChart(props: BarChartProps) {
  const { label, groupLabel, series, groups, writeValue } = props
  const t = useWords()
  const [isTable, setTable] = useState(false)
  return (
    <div className="grid min-w-0 gap-3">
      {isTable ? (
        <div className="max-h-80 overflow-auto">
          <table className="w-full text-sm">
            <caption className="sr-only">{label}</caption>
            <thead>
              <tr className="border-b border-line text-ink-soft">
                <th scope="col" className="py-2 pe-3 text-start font-medium">
                  {groupLabel}
                </th>
                {series.map((name) => (
                  <th key={name} scope="col" className="px-3 py-2 text-end font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {groups.map(({ key, name, values, to }) => (
                <tr key={key}>
                  <th scope="row" className="py-2 pe-3 text-start font-normal">
                    {name}
                  </th>
                  {series.map((each, at) => (
                    <td key={each} className="px-3 py-2 text-end tabular-nums">
                      <FigureLink to={to[at]}>{writeValue(values[at] ?? 0)}</FigureLink>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <Bars {...props} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
          {series.length > 1 &&
            series.map((name, at) => (
              <li key={name} className="flex items-center gap-2">
                <svg aria-hidden="true" width="12" height="12">
                  <rect width="12" height="12" rx="3" className={barClasses[at]} />
                </svg>
                {name}
              </li>
            ))}
        </ul>
        <button
          type="button"
          onClick={() => setTable(!isTable)}
          className={buttonClass('quiet', 'sm', '-me-2 text-ink-soft')}
        >
          <Icon of={isTable ? ChartColumn : Table2} small />
          {t(isTable ? charts.asChart : charts.asTable)}
        </button>
      </div>
    </div>
  )
}

const height = 220
const top = 10
const bottom = 28

function Bars({ label, groupLabel, series, groups, writeValue, writeStep = writeValue }: BarChartProps) {
  const language = useLanguage()
  const [frame, width] = useWidth()
  const [shown, setShown] = useState<number | null>(null)
  const steps = useMemo(() => {
    const values = groups.flatMap((group) => group.values)
    // People and appointments are not counted in halves.
    const isWhole = values.every(Number.isInteger)
    return roundSteps(0, Math.max(1, ...values)).filter((step) => !isWhole || Number.isInteger(step))
  }, [groups])
  const texts = steps.map(writeStep)
  const left = 14 + Math.max(...texts.map((text) => text.length)) * 7.5
  const room = Math.max(width - left - 8, 1)
  const perGroup = room / Math.max(groups.length, 1)
  const barWidth = Math.max(1, Math.min(26, (perGroup * 0.68) / series.length))
  const highest = steps.at(-1) ?? 1
  const y = (value: number) => top + (1 - value / highest) * (height - top - bottom)
  const middle = (at: number) => left + perGroup * (at + 0.5)
  const widest = Math.max(...groups.map((each) => each.label.length)) * 7.5 + 20
  const each = Math.max(1, Math.ceil(widest / perGroup))
  const write = (at: number) => {
    const group = groups[at]
    if (!group) return ''
    const values = group.values.map((value, of) =>
      series.length > 1 ? `${series[of]} ${writeValue(value)}` : writeValue(value),
    )
    return [group.name, ...values].join(' · ')
  }
  const pointAt = (event: PointerEvent<SVGSVGElement>) => {
    const at = Math.floor(
      (event.clientX - event.currentTarget.getBoundingClientRect().left - left) / perGroup,
    )
    setShown(at >= 0 && at < groups.length ? at : null)
  }
  const place = shown ?? groups.length - 1

  return (
    <div ref={frame} dir="ltr" className="chart relative min-w-0">
      {width === 0 ? (
        <div className="h-55" />
      ) : (
        <svg
          role="img"
          aria-label={label}
          width={width}
          height={height}
          className="block max-w-full touch-pan-y"
          onPointerDown={pointAt}
          onPointerMove={pointAt}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setShown(null)}
        >
          {steps.map((value, at) => (
            <g key={value}>
              <line x1={left} x2={left + room} y1={y(value)} y2={y(value)} className="stroke-line" />
              <text x={left - 8} y={y(value) + 4} textAnchor="end" className={textClass}>
                {texts[at]}
              </text>
            </g>
          ))}
          {shown !== null && (
            <rect
              x={middle(shown) - perGroup / 2}
              width={perGroup}
              y={top}
              height={height - top - bottom}
              className="fill-tint"
            />
          )}
          {groups.map((group, at) => (
            <g key={group.key}>
              {group.values.map((value, of) => (
                <rect
                  key={series[of]}
                  x={middle(at) + (of - series.length / 2) * barWidth + 0.5}
                  width={Math.max(1, barWidth - 1)}
                  y={y(value)}
                  height={Math.max(0, y(0) - y(value))}
                  rx={Math.min(3, barWidth / 3)}
                  className={barClasses[of]}
                />
              ))}
              {/* The last group always has its label. */}
              {(groups.length - 1 - at) % each === 0 && (
                <text
                  x={Math.min(middle(at), width - group.label.length * 3.5 - 2)}
                  y={height - 6}
                  textAnchor="middle"
                  direction={language === 'ar' ? 'rtl' : 'ltr'}
                  className={textClass}
                >
                  {group.label}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
      <input
        type="range"
        min={0}
        max={Math.max(groups.length - 1, 0)}
        step={1}
        value={place}
        aria-label={`${label}: ${groupLabel}`}
        aria-valuetext={write(place)}
        onChange={({ target }) => setShown(Number(target.value))}
        onFocus={() => setShown(place)}
        onBlur={() => setShown(null)}
        className="sr-only"
      />
      {shown !== null && (
        <p className={`${readoutClass} ${middle(shown) < width / 2 ? 'end-3' : 'start-14'}`}>
          <bdi>{write(shown)}</bdi>
        </p>
      )}
    </div>
  )
}
