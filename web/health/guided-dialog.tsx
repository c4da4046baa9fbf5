import { useEffect, useId, useRef, useState } from 'react'
import { dangerOf } from '#contract/health/danger.ts'
import {
  type GuidedKind,
  guidedResult,
  guidedRule,
  needsThird,
  type Reading,
} from '#contract/health/guided.ts'
import { decimalsOf, kinds, toStored, type Unit, type UnitChoices, unitFor } from '#contract/health/kinds.ts'
import { recordGuidedMeasure } from '#contract/health/measures.ts'
import { writeNumber } from '#copy/dates.ts'
import { danger as dangerWords } from '#copy/health/danger.ts'
import { guided as words } from '#copy/health/guided.ts'
import { entry } from '#copy/health/history.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { unitWords } from '#copy/health/units.ts'
import { writeAmount, writeQuantity } from '#copy/health/write-quantity.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { readFigure } from '#web/lib/read-figure.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useFocusFirstFault } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { showToast } from '#web/ui/toast.ts'
import { DangerNote } from './danger-note.tsx'
import { type FigureFaults, figureFaults } from './figure-faults.ts'
import { FigureField } from './figure-field.tsx'
import { useResend } from './use-resend.ts'

type GuidedDialogProps = { kind: GuidedKind; units: UnitChoices; onClose: () => void }

/** Guides a measurement at home: posture, a reading, a pause, a second reading, and a third if two disagree. */
export function GuidedDialog({ kind, units, onClose }: GuidedDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const unit = unitFor(kind, units)
  const [clientId] = useState(() => crypto.randomUUID())
  const [readings, setReadings] = useState<readonly Reading[]>([])
  const [hasBegun, setBegun] = useState(false)
  const record = useChange(recordGuidedMeasure, {
    onDone: () => {
      // Instructions for a dangerous reading stay until they are closed.
      if (danger) return
      showToast({ tone: 'success', title: t(entry.saved) })
      onClose()
    },
  })
  const result = guidedResult(kind, readings)
  // A single dangerous reading is enough for a warning, before the steps are finished.
  const last = readings.at(-1)
  const danger = result ? dangerOf({ kind, ...result }) : last ? dangerOf({ kind, ...last }) : null
  const isSaved = danger !== null && record.isSuccess
  const wait = useCountdown(
    guidedRule.secondsBetween[kind],
    readings.length > 0 && !result ? readings.length : 0,
  )
  const write = (reading: Reading) => writeQuantity(language, kind, reading, unit)
  const save = () =>
    record.mutate({
      clientId,
      kind,
      takenAt: takenAt.current,
      readings: readings.map(({ value, second }) => ({ value, ...(second != null && { second }) })),
    })
  const takenAt = useRef(new Date().toISOString())
  const isCutOff = useResend(record.error, save)
  const step = result ? 'result' : hasBegun ? `reading ${readings.length}` : 'prepare'
  const head = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (step === 'result') head.current?.focus()
  }, [step])

  return (
    <Dialog
      isOpen
      urgent
      onOpenChange={(open) => !open && !record.isPending && onClose()}
      title={t(words.title(kindWords[kind].name))}
      actions={
        <>
          {isSaved ? null : step === 'prepare' ? (
            <Button onClick={() => setBegun(true)}>{t(words.begin)}</Button>
          ) : result ? (
            <Button busy={record.isPending} busyText={t(entry.saving)} onClick={save}>
              {t(entry.save)}
            </Button>
          ) : (
            <Button type="submit" form={id}>
              {t(words.next)}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t(isSaved ? dangerWords.close : entry.cancel)}
          </Button>
        </>
      }
    >
      <div className="text-ink">
        {danger && (
          <div className="mb-4">
            <DangerNote danger={danger} />
            {isSaved && <p className="mt-3 text-sm text-ink-soft">{t(dangerWords.saved)}</p>}
          </div>
        )}
        {step === 'prepare' && (
          <ol className="grid list-decimal gap-2 ps-5 text-sm">
            {words.prepare[kind].map((line) => (
              <li key={line.en}>{t(line)}</li>
            ))}
          </ol>
        )}
        {hasBegun && !result && (
          <>
            {needsThird(kind, readings) && <p className="mb-4 text-sm">{t(words.third)}</p>}
            <ReadingForm
              key={readings.length}
              id={id}
              kind={kind}
              unit={unit}
              place={readings.length + 1}
              onReading={(reading) => {
                takenAt.current = new Date().toISOString()
                setReadings([...readings, reading])
              }}
            />
            {readings.length > 0 && (
              <p className="mt-4 text-xs text-ink-soft">{t(words.of(readings.map(write).join(' · ')))}</p>
            )}
            {wait > 0 && (
              <p className="mt-1 text-sm text-ink-soft" role="timer">
                {t(words.wait(writeNumber(language, wait)))}
              </p>
            )}
          </>
        )}
        {result && (
          <>
            <p ref={head} tabIndex={-1} className="text-lg font-semibold">
              {t(words.result(write(result)))}
            </p>
            <p className="mt-1 text-sm text-ink-soft">{t(words.of(readings.map(write).join(' · ')))}</p>
          </>
        )}
        <FaultLine>{record.error && t(isCutOff ? entry.offline : wordsOfRefusal(record.error))}</FaultLine>
      </div>
    </Dialog>
  )
}

type ReadingFormProps = {
  id: string
  kind: GuidedKind
  unit: Unit
  place: number
  onReading: (reading: Reading) => void
}

function ReadingForm({ id, kind, unit, place, onReading }: ReadingFormProps) {
  const t = useWords()
  const language = useLanguage()
  const [value, setValue] = useState('')
  const [second, setSecond] = useState('')
  const [faults, setFaults] = useState<FigureFaults>({})
  const form = useFocusFirstFault(faults)
  const hasSecond = Boolean(kinds[kind].second)
  const decimals = decimalsOf(kind, unit)
  const unitText = t(unitWords[unit])

  const read = () => {
    const figure = readFigure(value)
    const lower = hasSecond ? readFigure(second) : undefined
    const wrong = figureFaults(kind, unit, { value: figure, second: lower }, (bound) =>
      writeAmount(language, bound, unit),
    )
    setFaults(wrong)
    if (figure === null || Object.keys(wrong).length > 0) return
    onReading({ value: toStored(kind, figure, unit) ?? figure, second: lower ?? null })
  }
  const error = (field: keyof FigureFaults) => faults[field] && t(faults[field])

  return (
    <form
      ref={form}
      id={id}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        read()
      }}
    >
      <p className="text-md font-semibold">{t(words.reading(place))}</p>
      <FigureField
        autoFocus
        label={`${t(hasSecond ? entry.upper : kindWords[kind].name)} (${unitText})`}
        value={value}
        onValue={setValue}
        step={decimals > 0 ? 0.1 : 1}
        decimals={decimals}
        error={error('value')}
      />
      {hasSecond && (
        <FigureField
          label={`${t(entry.lower)} (${unitText})`}
          value={second}
          onValue={setSecond}
          step={1}
          decimals={decimals}
          error={error('second')}
        />
      )}
    </form>
  )
}

/** Seconds until the next reading; restarted after each one. */
function useCountdown(seconds: number, reading: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    setLeft(reading > 0 ? seconds : 0)
    if (reading === 0 || seconds === 0) return
    const end = Date.now() + seconds * 1_000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000))), 1_000)
    return () => clearInterval(timer)
  }, [reading, seconds])
  return left
}
