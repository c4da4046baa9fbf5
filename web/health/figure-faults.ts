import { boundsIn, kinds, type MeasureKind, type Unit } from '#contract/health/kinds.ts'
import { measureFault } from '#contract/health/measure-fault.ts'
import { entry as words } from '#copy/health/history.ts'
import type { Word } from '#copy/word.ts'

type Figures = { readonly value: number | null; readonly second: number | null | undefined }
export type FigureFaults = { readonly value?: Word; readonly second?: Word }

/** The faults in the typed values of a measure; `write` writes an amount in its unit. */
export function figureFaults(
  kind: MeasureKind,
  unit: Unit,
  { value, second }: Figures,
  write: (amount: number) => string,
): FigureFaults {
  const { second: lower } = kinds[kind]
  const missing = {
    ...(value === null && { value: words.notNumber }),
    ...(lower && second == null && { second: words.notNumber }),
  }
  if (value === null || missing.second) return missing
  const found = measureFault({ kind, unit, value, ...(lower && second != null && { second }) })
  if (!found) return {}
  const between = ({ least, most }: { least: number; most: number }) =>
    words.bounds(write(least), write(most))
  if (found.field === 'second' && lower && second != null)
    return { second: second < lower.least || second > lower.most ? between(lower) : words.pairWrong }
  return { value: found.code === 'value_implausible' ? between(boundsIn(kind, unit)) : words.notNumber }
}
