import type { MeasureKind } from '#contract/health/kinds.ts'
import { bmiOf } from '#contract/screening/body.ts'
import { writeNumber } from '#copy/dates.ts'
import { bodyRatios as words } from '#copy/health/body-ratios.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import type { Latest } from '../latest.ts'

/** In kilograms and centimetres; null for what is not known. */
export type BodyFigures = {
  readonly weight: number | null
  readonly height: number | null
  readonly waist: number | null
  readonly hip: number | null
}

export function bodyFiguresOf(latest: readonly Latest[]): BodyFigures {
  const of = (kind: MeasureKind) =>
    latest.find(({ measure }) => measure.kind === kind && !measure.isUnreadable)?.measure.value ?? null
  return { weight: of('weight'), height: of('height'), waist: of('waist'), hip: of('hip') }
}

/** BMI and ratios, computed from the values on the screen and stored nowhere. */
export function BodyRatios({ weight, height, waist, hip }: BodyFigures) {
  const t = useWords()
  const language = useLanguage()
  const ratio = (one: number | null, other: number | null) => (one && other ? (one / other).toFixed(2) : null)
  const figures = [
    [words.bmi, weight && height ? writeNumber(language, Number(bmiOf(weight, height).toFixed(1))) : null],
    [words.waistToHeight, ratio(waist, height)],
    [words.waistToHip, ratio(waist, hip)],
  ] as const
  return (
    <dl className="grid grid-cols-3 gap-3">
      {figures.map(([label, figure]) => (
        <div key={label.en} className="flex min-w-0 flex-col justify-between gap-1">
          <dt className="text-xs text-ink-soft">{t(label)}</dt>
          <dd className="text-md font-semibold text-ink">{figure ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
