import type { MeasureKind } from '#contract/health/kinds.ts'
import { type Measure, recordGuidedMeasure, recordMeasure, removeMeasure } from '#contract/health/measures.ts'
import { entry as words } from '#copy/health/history.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'

/** Removes a measure immediately, and offers to undo it. */
export function useRemoveMeasure(onRemoved?: () => void) {
  const t = useWords()
  const options = {
    onDone: () => showToast({ tone: 'success', title: t(words.undone) }),
    onRefused: (reason: Parameters<typeof showFault>[2]) => showFault(t, words.notSaved, reason),
  } as const
  const record = useChange(recordMeasure, options)
  const recordGuided = useChange(recordGuidedMeasure, options)
  const remove = useChange(removeMeasure, {
    onRefused: (reason) => showFault(t, words.removeFailed, reason),
  })

  const bringBack = ({ kind, value, second, glucoseMoment, note, takenAt, readings }: Measure) => {
    const clientId = crypto.randomUUID()
    const common = { clientId, takenAt, ...(note && { note }) }
    if (readings.length > 1 && isGuided(kind))
      recordGuided.mutate({
        ...common,
        kind,
        readings: readings.map((each) => ({
          value: each.value,
          ...(each.second !== null && { second: each.second }),
        })),
      })
    else
      record.mutate({
        ...common,
        kind,
        value,
        ...(second !== null && { second }),
        ...(glucoseMoment && { glucoseMoment }),
      })
  }
  return (measure: Measure) =>
    remove.mutateAsync({ id: measure.id }).then(
      () => {
        onRemoved?.()
        showToast({
          tone: 'success',
          title: t(words.removed),
          action: { label: t(words.undo), onPress: () => bringBack(measure) },
        })
      },
      () => {},
    )
}

const isGuided = (kind: MeasureKind) =>
  kind === 'weight' || kind === 'waist' || kind === 'hip' || kind === 'blood_pressure'

/** Records a measure with one press, and offers to undo it. */
export function useRecordAtOnce() {
  const t = useWords()
  const remove = useChange(removeMeasure, {
    onDone: () => showToast({ tone: 'success', title: t(words.removed) }),
    onRefused: (reason) => showFault(t, words.removeFailed, reason),
  })
  const record = useChange(recordMeasure, {
    line: 'health-at-once',
    onDone: ({ measure }) =>
      showToast({
        tone: 'success',
        title: t(words.saved),
        action: { label: t(words.undo), onPress: () => remove.mutate({ id: measure.id }) },
      }),
    onRefused: (_, input) =>
      showToast({
        tone: 'error',
        title: t(words.notSaved),
        action: { label: t(words.retry), onPress: () => record.mutate(input) },
      }),
  })
  return (kind: MeasureKind, value: number) =>
    record.mutate({ clientId: crypto.randomUUID(), kind, value, takenAt: new Date().toISOString() })
}
