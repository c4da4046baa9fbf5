import { useRef, useState } from 'react'
import { type Danger, dangerOf, isRecent } from '#contract/health/danger.ts'
import {
  decimalsOf,
  type GlucoseMoment,
  kinds,
  type MeasureKind,
  toShown,
  toStored,
  type Unit,
} from '#contract/health/kinds.ts'
import { correctMeasure, type Measure, measureForm, recordMeasure } from '#contract/health/measures.ts'
import { recordForPatient } from '#contract/health/patients.ts'
import { correctForPatient } from '#contract/health/visit.ts'
import type { SentTo } from '#contract/route.ts'
import { danger as dangerWords } from '#copy/health/danger.ts'
import { entry as words } from '#copy/health/history.ts'
import { writeAmount } from '#copy/health/write-quantity.ts'
import type { Word } from '#copy/word.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { readFigure } from '#web/lib/read-figure.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'
import { figureFaults } from './figure-faults.ts'
import { momentOf, readMoment, type WrittenMoment } from './moment-fields.tsx'
import { useResentForm } from './use-resend.ts'

export type EntryStart = {
  kind: MeasureKind
  /** The unit that is selected first. */
  unit: Unit
  /** The measure that is corrected; without it a new one is recorded. */
  measure?: Measure | undefined
  /** The last measure of the kind, whose values a new one begins with. */
  last?: Measure | undefined
  /** The patient, if a dietitian records the measure. */
  of?: { patient: string; clientId: string; onRecorded: () => void } | undefined
}

type Faults = Partial<Record<'value' | 'second' | 'takenAt', Word>>

/** The form of one measure. If it cannot be sent now, it is sent when the device is online again. */
export function useEntry({ kind, unit: firstUnit, measure, last, of }: EntryStart, onSaved: () => void) {
  const t = useWords()
  const language = useLanguage()
  // The form's first values stay, even if a newer measure arrives meanwhile.
  const [from] = useState(measure ?? last)
  const [unit, setUnit] = useState(firstUnit)
  const [clientId] = useState(() => of?.clientId ?? crypto.randomUUID())
  const [value, setValue] = useState(() => textOf(kind, from?.value, unit))
  const [second, setSecond] = useState(() => textOf(kind, from?.second, unit))
  const [glucoseMoment, setGlucoseMoment] = useState<GlucoseMoment>(from?.glucoseMoment ?? 'fasting')
  const [note, setNote] = useState(measure?.note ?? '')
  const [at, setAt] = useState<WrittenMoment | null>(() =>
    measure ? momentOf(new Date(measure.takenAt)) : null,
  )
  const [faults, setFaults] = useState<Faults>(none)
  /** The danger of the last value sent, shown whether or not it could be saved. */
  const [danger, setDanger] = useState<Danger | null>(null)
  const [isSaved, setSaved] = useState(false)
  const found = useRef<{ isRecent: boolean }>(null)
  // The time of the first attempt, which is sent even if the measure arrives much later.
  const toldAt = useRef<Date>(null)
  const done = () => {
    of?.onRecorded()
    // Instructions for a dangerous reading stay until they are closed, without a success message.
    if (found.current?.isRecent) return setSaved(true)
    if (found.current) showToast({ tone: 'info', title: t(dangerWords.savedLate) })
    else showToast({ tone: 'success', title: t(words.saved) })
    onSaved()
  }
  const correct = useChange(correctMeasure, { onDone: done })
  const record = useChange(recordMeasure, {
    onDone: ({ measure: kept }, sent) => {
      const { clientId: _, ...values } = sent
      if (isAsSent(kept, sent)) done()
      else correct.mutate({ id: kept.id, ...values })
    },
  })
  const recordFor = useChange(recordForPatient, { onDone: done })
  const correctFor = useChange(correctForPatient, { onDone: done })
  const change = of ? (measure ? correctFor : recordFor) : record
  const error = change.error ?? correct.error
  const busy = change.isPending || correct.isPending

  const send = () => {
    if (busy) return
    const read = {
      value: readFigure(value),
      second: readFigure(second),
      at: at ? readMoment(at) : (toldAt.current ?? new Date()),
    }
    const wrong: Faults = {
      ...figureFaults(kind, unit, read, (bound) => writeAmount(language, bound, unit)),
      ...(read.at === null
        ? { takenAt: words.dayMissing }
        : read.at.getTime() > Date.now() + 60_000 && { takenAt: words.inFuture }),
    }
    setFaults(wrong)
    if (Object.keys(wrong).length > 0 || read.value === null || read.at === null) return
    if (!at) toldAt.current = read.at
    const reading = {
      kind,
      value: toStored(kind, read.value, unit) ?? read.value,
      second: read.second,
      glucoseMoment,
    }
    const danger = dangerOf(reading)
    found.current = danger && { isRecent: isRecent(read.at, new Date()) }
    setDanger(found.current?.isRecent ? danger : null)
    // An unchanged moment keeps its seconds.
    const isUntouched =
      measure &&
      at &&
      momentOf(new Date(measure.takenAt)).time === at.time &&
      momentOf(new Date(measure.takenAt)).day === at.day
    const values = {
      kind,
      value: read.value,
      unit,
      takenAt: isUntouched ? measure.takenAt : read.at.toISOString(),
      ...(kinds[kind].second && read.second !== null && { second: read.second }),
      ...(kind === 'glucose' && { glucoseMoment }),
      ...(note.trim() && { note }),
    }
    if (measure && of) correctFor.mutate({ patient: of.patient, id: measure.id, ...values })
    else if (measure) correct.mutate({ id: measure.id, ...values })
    else if (of) recordFor.mutate({ patient: of.patient, clientId, ...values })
    else record.mutate({ clientId, ...values })
  }

  const form = useResentForm({ send, busy, error, faults })

  /** Converts the typed values to the other unit; untouched ones from the stored values, to avoid rounding. */
  const changeUnit = (next: Unit) => {
    const turn = (text: string, known: number | null | undefined) => {
      if (text === textOf(kind, known, unit)) return textOf(kind, known, next)
      const figure = readFigure(text)
      const stored = figure === null ? null : toStored(kind, figure, unit)
      return stored === null ? text : textOf(kind, stored, next)
    }
    setValue(turn(value, from?.value))
    setSecond(turn(second, from?.second))
    setFaults(({ value: _, second: __, ...others }) => others)
    setUnit(next)
  }

  const set =
    <Value>(put: (value: Value) => void, name?: keyof Faults) =>
    (next: Value) => {
      put(next)
      if (name) setFaults(({ [name]: _, ...others }) => others)
    }
  return {
    ...form,
    unit,
    changeUnit,
    value,
    second,
    glucoseMoment,
    note,
    at,
    setValue: set(setValue, 'value'),
    setSecond: set(setSecond, 'second'),
    setGlucoseMoment,
    setNote,
    setAt: set(setAt, 'takenAt'),
    danger,
    isSaved,
    error: (name: keyof Faults) => faults[name] && t(faults[name]),
  }
}

const none: Faults = {}

/** If the answer to an earlier attempt was lost, the server has stored that attempt. */
function isAsSent(kept: Measure, sent: SentTo<typeof recordMeasure>): boolean {
  const {
    kind,
    value,
    second = null,
    unit,
    glucoseMoment = null,
    takenAt,
    note = '',
  } = measureForm.parse(sent)
  return (
    kept.value === (toStored(kind, value, unit) ?? value) &&
    kept.second === second &&
    kept.glucoseMoment === glucoseMoment &&
    kept.note === note &&
    kept.takenAt === takenAt
  )
}

const textOf = (kind: MeasureKind, value: number | null | undefined, unit: Unit) =>
  value == null ? '' : toShown(kind, value, unit).toFixed(decimalsOf(kind, unit))
