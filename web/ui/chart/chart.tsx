import { type PointerEvent, useId, useMemo, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import {
  areaClass,
  bandClass,
  barClass,
  dotClass,
  endClass,
  goalClass,
  limitClass,
  lineClass,
  markClass,
  readoutClass,
  shownClass,
  textClass,
  trendClass,
} from './chart-classes.ts'
import { roundNumbers, timeSteps } from './scale.ts'
import { type ChartPoint, nearestTo, thinOut } from './thin-out.ts'
import { useWidth } from './use-width.ts'
import { valueExtent } from './value-extent.ts'

export type ChartProps = {
  /** A description of the chart and its course, for screen readers. */
  label: string
  /** What the arrow keys move through: 'Weight, one measure after the other'. */
  walkLabel: string
  /** One line, or two, in order of time. Two lines are over the same moments unless `walked` is given. */
  series: readonly (readonly ChartPoint[])[]
  /** The points of all lines in order of time, if the lines have different moments. */
  walked?: readonly ChartPoint[] | undefined
  /** The time span of the chart; the caller leaves out points outside of it. */
  from: number
  to: number
  shape?: 'line' | 'bars'
  /** The healthy range; one side may be open. */
  band?: { readonly low?: number | undefined; readonly high?: number | undefined } | undefined
  goal?: number | undefined
  /** Values that each point should stay below. */
  limits?: readonly number[] | undefined
  /** The smoothed line through the points. */
  trend?: readonly ChartPoint[] | undefined
  /** Moments at which something happened. */
  marks?: readonly number[]
  writeValue: (value: number) => string
  /** Describes one point by its index: '72.4 kg, Sun 22 Nov, 8:10 am'. */
  writePoint: (place: number) => string
}

const none: readonly number[] = []
/** As wide as on a phone. */
const narrow = 480
const top = 10
const bottom = 28

/** The height of a chart before its width is known. */
export const chartRoomClass = 'h-60 sm:h-80'

/**
 * Values over time. Time runs from left to right in both languages, as on paper, on meters and in a physician's record;
 * the words around the chart follow the page's direction.
 */
export function Chart(props: ChartProps) {
  const { label, walkLabel, series, from, to, shape = 'line', writePoint } = props
  const language = useLanguage()
  const clip = useId()
  const [frame, width] = useWidth()
  const [shown, setShown] = useState<number | null>(null)
  const points = props.walked ?? series[0] ?? []
  const last = points.length - 1
  const place = shown === null || shown > last ? last : shown

  const { band, goal, trend, limits = none, marks = none } = props
  const [low, high] = useMemo(
    () => valueExtent({ series, goal, trend, limits, shape }),
    [series, goal, trend, limits, shape],
  )
  const steps = roundNumbers(low, high)
  const texts = steps.map(props.writeValue)
  const left = 14 + Math.max(...texts.map((text) => text.length)) * 7.5
  const ends =
    shape === 'bars'
      ? []
      : series.flatMap((line) => {
          const end = line.at(-1)
          return end ? [{ ...end, text: props.writeValue(end.value) }] : []
        })
  const height = width < narrow ? 240 : 320
  const right = Math.max(width - 14 - Math.max(0, ...ends.map(({ text }) => text.length)) * 8.5, left + 1)
  const barWidth = Math.max(1, Math.min(28, ((right - left) / Math.max(points.length, 1)) * 0.66))
  // A bar is centered on its moment, so half of it reaches beyond.
  const inset = shape === 'bars' ? barWidth / 2 : 0
  const perTime = (right - left - inset * 2) / (to - from || 1)
  const x = (at: number) => left + inset + (at - from) * perTime
  const y = (value: number) => top + ((high - value) / (high - low)) * (height - top - bottom)
  const endPlaces = apart(ends.map(({ value }) => y(value)))

  const drawn = useMemo(
    () => series.map((each) => thinOut(each, from, to, Math.ceil(right - left))),
    [series, from, to, right, left],
  )
  const dates = useMemo(
    () => timeSteps(language, from, to, Math.floor((right - left) / 88)),
    [language, from, to, right, left],
  )
  const area = { x: left, width: right - left }
  const hasDots = points.length <= (right - left) / 9

  const pointAt = (event: PointerEvent<SVGSVGElement>) => {
    const at =
      from + (event.clientX - event.currentTarget.getBoundingClientRect().left - left - inset) / perTime
    setShown(nearestTo(points, at))
  }

  return (
    <div ref={frame} dir="ltr" className="chart relative min-w-0">
      {width > 0 && (
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
          <clipPath id={clip}>
            <rect x={area.x - 8} width={area.width + 16} y={top - 8} height={height - top - bottom + 16} />
          </clipPath>
          {steps.map((value, at) => (
            <g key={value}>
              <line x1={left} x2={right} y1={y(value)} y2={y(value)} className="stroke-line" />
              <text x={left - 8} y={y(value) + 4} textAnchor="end" className={textClass}>
                {texts[at]}
              </text>
            </g>
          ))}
          {dates.map(({ at, label: text }) => (
            <text
              key={at}
              x={Math.min(Math.max(x(at), left + 16), right - 22)}
              direction={language === 'ar' ? 'rtl' : 'ltr'}
              y={height - 6}
              textAnchor="middle"
              className={textClass}
            >
              {text}
            </text>
          ))}
          <g clipPath={`url(#${clip})`}>
            {band && (
              <rect
                {...area}
                y={y(Math.min(band.high ?? high, high))}
                height={Math.max(0, y(Math.max(band.low ?? low, low)) - y(Math.min(band.high ?? high, high)))}
                className={bandClass}
              />
            )}
            {marks.map((at) => (
              <line key={at} x1={x(at)} x2={x(at)} y1={top} y2={height - bottom} className={markClass} />
            ))}
            {limits.map((value) => (
              <line key={value} x1={left} x2={right} y1={y(value)} y2={y(value)} className={limitClass} />
            ))}
            {goal !== undefined && (
              <line x1={left} x2={right} y1={y(goal)} y2={y(goal)} className={goalClass} />
            )}
            {shape === 'bars'
              ? drawn[0]?.map(({ at, value }) => (
                  <rect
                    key={at}
                    x={x(at) - barWidth / 2}
                    width={barWidth}
                    y={y(value)}
                    height={Math.max(0, y(low) - y(value))}
                    rx={Math.min(3, barWidth / 3)}
                    className={barClass}
                  />
                ))
              : drawn.map((line, at) => {
                  const path = pathOf(line, x, y)
                  const ground = height - bottom
                  return (
                    <g key={lineClass[at]}>
                      {series.length === 1 && line.length > 1 && (
                        <path d={`${path}V${ground}H${x(line[0]?.at ?? from)}Z`} className={areaClass} />
                      )}
                      <path d={path} className={lineClass[at]} />
                    </g>
                  )
                })}
            {trend && (
              <path
                d={pathOf(thinOut(trend, from, to, Math.ceil(right - left)), x, y)}
                className={trendClass}
              />
            )}
            {shape === 'line' &&
              hasDots &&
              series.map((line, at) =>
                line.map((point) => (
                  <circle
                    key={point.at}
                    cx={x(point.at)}
                    cy={y(point.value)}
                    r={3}
                    className={dotClass[at]}
                  />
                )),
              )}
            {shown !== null &&
              series.map((line, at) => {
                const point = props.walked ? line.find(({ at }) => at === points[place]?.at) : line[place]
                return (
                  point && (
                    <g key={lineClass[at]}>
                      <line
                        x1={x(point.at)}
                        x2={x(point.at)}
                        y1={top}
                        y2={height - bottom}
                        className="stroke-ink-faint"
                      />
                      <circle cx={x(point.at)} cy={y(point.value)} r={6} className={shownClass[at]} />
                    </g>
                  )
                )
              })}
          </g>
          {ends.map((end, at) => (
            <g key={lineClass[at]}>
              <circle cx={x(end.at)} cy={y(end.value)} r={5} className={shownClass[at]} />
              <text x={x(end.at) + 10} y={(endPlaces[at] ?? 0) + 5} className={endClass}>
                {end.text}
              </text>
            </g>
          ))}
        </svg>
      )}
      {width === 0 && <div className={chartRoomClass} />}
      {last >= 0 && (
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={place}
          aria-label={walkLabel}
          aria-valuetext={writePoint(place)}
          onChange={({ target }) => setShown(Number(target.value))}
          onFocus={() => setShown(place)}
          onBlur={() => setShown(null)}
          className="sr-only"
        />
      )}
      {shown !== null && (
        <p className={`${readoutClass} ${x(points[place]?.at ?? to) < width / 2 ? 'end-3' : 'start-14'}`}>
          <bdi>{writePoint(place)}</bdi>
        </p>
      )}
    </div>
  )
}

const lineOfText = 18

/** The heights of one text or two, moved so far that they do not touch. */
function apart([first = 0, second]: readonly number[]): readonly number[] {
  if (second === undefined) return [first]
  const missing = Math.max(0, lineOfText - Math.abs(first - second)) / 2
  return first <= second ? [first - missing, second + missing] : [first + missing, second - missing]
}

function pathOf(points: readonly ChartPoint[], x: (at: number) => number, y: (value: number) => number) {
  let path = ''
  for (const { at, value } of points) path += `${path ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`
  return path
}
