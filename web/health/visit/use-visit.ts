import { useRef, useState } from 'react'
import { type Danger, dangerOf, isRecent } from '#contract/health/danger.ts'
import { defaultUnits, kinds, unitFor } from '#contract/health/kinds.ts'
import { recordVisits, type Visit, type VisitKind } from '#contract/health/visit.ts'
import { entry } from '#copy/health/history.ts'
import { visitWords as words } from '#copy/health/visit.ts'
import { writeAmount } from '#copy/health/write-quantity.ts'
import type { Word } from '#copy/word.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { readFigure } from '#web/lib/read-figure.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'
import { figureFaults } from '../figure-faults.ts'
import { readMoment, type WrittenMoment } from '../moment-fields.tsx'
import { useResentForm } from '../use-resend.ts'

/** The text of each field; `second` is the diastolic pressure. */
export type Written = Partial<Record<VisitKind | 'second', string>>
type Faults = Partial<Record<VisitKind | 'second' | 'takenAt' | 'none', Word>>

/** The form of all measurements of a visit. */
export function useVisit(
  { patient, startsAt }: { patient: string; startsAt: WrittenMoment | null },
  onSaved: () => void,
) {
  const t = useWords()
  const language = useLanguage()
  const [clientId] = useState(() => crypto.randomUUID())
  const [written, setWritten] = useState<Written>({})
  const [at, setAt] = useState(startsAt)
  const [faults, setFaults] = useState<Faults>({})
  const [danger, setDanger] = useState<Danger | null>(null)
  const found = useRef<Danger>(null)
  const toldAt = useRef<Date>(null)
  const record = useChange(recordVisits, {
    onDone: ({ added, corrected, known }) => {
      if (found.current) return setDanger(found.current)
      showToast({ tone: 'success', title: t(words.saved(added + corrected, known)) })
      onSaved()
    },
  })

  const send = () => {
    if (record.isPending) return
    const takenAt = at ? readMoment(at) : (toldAt.current ?? new Date())
    const { values, faults: wrong } = readWritten(written, (kind, amount) =>
      writeAmount(language, amount, unitFor(kind, defaultUnits)),
    )
    if (takenAt === null) wrong.takenAt = entry.dayMissing
    else if (takenAt.getTime() > Date.now() + 60_000) wrong.takenAt = entry.inFuture
    if (values.length === 0 && Object.keys(wrong).length === 0) wrong.none = words.oneNeeded
    setFaults(wrong)
    if (Object.keys(wrong).length > 0 || takenAt === null) return
    if (!at) toldAt.current = takenAt
    const pressure = values.find(({ kind }) => kind === 'blood_pressure')
    found.current = pressure && isRecent(takenAt, new Date()) ? dangerOf(pressure) : null
    record.mutate({ patient, clientId, visits: [{ takenAt: takenAt.toISOString(), values }] })
  }

  const form = useResentForm({ send, busy: record.isPending, error: record.error, faults })
  const change = (name: keyof Written, text: string) => {
    setWritten((before) => ({ ...before, [name]: text }))
    setFaults(({ [name]: _, none: __, ...others }) => others)
  }
  return {
    ...form,
    refused: faults.none ? t(faults.none) : form.refused,
    written,
    change,
    at,
    setAt,
    danger,
    error: (name: keyof Faults) => faults[name] && t(faults[name]),
  }
}

function readWritten(
  written: Written,
  write: (kind: VisitKind, amount: number) => string,
): { values: Visit['values']; faults: Faults } {
  const values: Visit['values'] = []
  const faults: Faults = {}
  for (const [name, text = ''] of Object.entries(written)) {
    const kind = name as VisitKind | 'second'
    const isPair = kind === 'blood_pressure'
    if (kind === 'second' || (text.trim() === '' && !(isPair && written.second?.trim()))) continue
    const value = readFigure(text)
    const second = kinds[kind].second ? readFigure(written.second ?? '') : undefined
    const wrong = figureFaults(kind, unitFor(kind, defaultUnits), { value, second }, (amount) =>
      write(kind, amount),
    )
    if (wrong.value) faults[kind] = wrong.value
    if (wrong.second) faults.second = wrong.second
    if (!wrong.value && !wrong.second && value !== null)
      values.push({ kind, value, ...(second != null && { second }) })
  }
  if (written.second?.trim() && !('blood_pressure' in written)) faults.blood_pressure = entry.notNumber
  return { values, faults }
}
