import { Upload } from 'lucide-react'
import { useState } from 'react'
import { defaultUnits, groupOf, type HealthGroup, toStored, unitFor } from '#contract/health/kinds.ts'
import { readPatientLatest } from '#contract/health/patients.ts'
import { type VisitKind, visitKinds } from '#contract/health/visit.ts'
import { bodyRatios } from '#copy/health/body-ratios.ts'
import { entry } from '#copy/health/history.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { measureVisit } from '#copy/health/measure-visit.ts'
import { unitWords } from '#copy/health/units.ts'
import { visitWords as words } from '#copy/health/visit.ts'
import { writeQuantity } from '#copy/health/write-quantity.ts'
import type { Word } from '#copy/word.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { readFigure } from '#web/lib/read-figure.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { Latest } from '../latest.ts'
import { MomentFields, momentOf, readMoment } from '../moment-fields.tsx'
import { SavedDanger } from '../saved-danger.tsx'
import { writeOn, writeWhen } from '../write-on.ts'
import { BodyRatios } from './body-ratios.tsx'
import { type ReadSheet, readSheet } from './read-sheet.ts'
import { SheetPreview } from './sheet-preview.tsx'
import { useVisit } from './use-visit.ts'

type VisitDialogProps = {
  patient: string
  /** The groups that the patient shares; only their kinds are in the form. */
  groups: readonly HealthGroup[]
  /** When the visit began, if it is not going on now. */
  startedAt?: string | undefined
  onSaved: () => void
  onClose: () => void
}

/** All measurements of a visit in one form, or several visits from a file. */
export function VisitDialog(props: VisitDialogProps) {
  const [sheet, setSheet] = useState<ReadSheet | null>(null)
  if (sheet) return <SheetPreview {...props} sheet={sheet} onBack={() => setSheet(null)} />
  return <VisitForm {...props} onSheet={setSheet} />
}

function VisitForm({
  patient,
  groups,
  startedAt,
  onSaved,
  onClose,
  onSheet,
}: VisitDialogProps & { onSheet: (sheet: ReadSheet) => void }) {
  const t = useWords()
  const language = useLanguage()
  const shown = visitKinds.filter((kind) => groups.includes(groupOf(kind)))
  const single = shown.filter((kind) => kind !== 'blood_pressure')
  const hasBody = groups.includes('body')
  const hasHeart = groups.includes('heart')
  const body = useRead(readPatientLatest, { patient, group: 'body' }, { enabled: hasBody })
  const pressure = useRead(readPatientLatest, { patient, kind: 'blood_pressure' }, { enabled: hasHeart })
  const latest = [...(body.data?.latest ?? []), ...(pressure.data?.latest ?? [])]
  const done = () => {
    onSaved()
    onClose()
  }
  const form = useVisit({ patient, startsAt: startedAt ? momentOf(new Date(startedAt)) : null }, done)
  const [choosesTime, setChoosesTime] = useState(false)
  const [fileFault, setFileFault] = useState<Word | null>(null)

  const read = async (file: File | undefined) => {
    if (!file) return
    setFileFault(null)
    const found = await readFile(file)
    if ('fault' in found) setFileFault(found.fault)
    else onSheet(found.sheet)
  }
  const typed = (kind: VisitKind) => {
    const figure = readFigure(form.written[kind] ?? '')
    return figure === null ? null : toStored(kind, figure, unitFor(kind, defaultUnits))
  }

  if (form.danger)
    return <SavedDanger title={t(measureVisit.open)} danger={form.danger} isForPatient onClose={done} />
  const when = form.at ? readMoment(form.at) : null
  return (
    <FormDialog
      isOpen
      size="lg"
      words={{ title: measureVisit.open, confirm: words.save, busy: words.saving, keep: words.cancel }}
      form={form}
      onClose={onClose}
      onCancel={onClose}
    >
      <div className="grid gap-5 pb-5 text-ink">
        <p className="text-sm text-ink-soft">{t(words.text)}</p>
        {(body.error || pressure.error) && <p className="text-sm text-ink-soft">{t(words.unread)}</p>}
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {single.map((kind, place) => (
            <FigureInput
              key={kind}
              autoFocus={place === 0}
              label={labelOf(t, kind)}
              last={lastOf(t, language, latest, kind)}
              value={form.written[kind] ?? ''}
              onValue={(text) => form.change(kind, text)}
              error={form.error(kind)}
            />
          ))}
        </div>
        {hasHeart && (
          <fieldset className="min-w-0">
            <legend className="sr-only">{t(words.pressure)}</legend>
            <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
              <FigureInput
                label={`${t(words.pressure)}: ${t(entry.upper)}`}
                last={lastOf(t, language, latest, 'blood_pressure')}
                value={form.written.blood_pressure ?? ''}
                onValue={(text) => form.change('blood_pressure', text)}
                error={form.error('blood_pressure')}
              />
              <FigureInput
                label={`${t(words.pressure)}: ${t(entry.lower)}`}
                value={form.written.second ?? ''}
                onValue={(text) => form.change('second', text)}
                error={form.error('second')}
              />
            </div>
          </fieldset>
        )}
        {hasBody && (
          <section aria-label={t(bodyRatios.title)} aria-live="polite" className="rounded-card bg-tint p-4">
            <BodyRatios
              weight={typed('weight')}
              height={typed('height') ?? storedOf(latest, 'height')}
              waist={typed('waist')}
              hip={typed('hip')}
            />
          </section>
        )}
        {choosesTime ? (
          <MomentFields
            value={form.at ?? momentOf(new Date())}
            onValue={form.setAt}
            error={form.error('takenAt')}
          />
        ) : (
          <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
            {t(when ? words.measured(writeWhen(language, when)) : words.measuredNow)}
            <Button variant="quiet" size="sm" onClick={() => setChoosesTime(true)}>
              {t(words.otherTime)}
            </Button>
          </p>
        )}
        <div className="border-t border-line pt-4">
          <FileButton accept=".csv,text/csv" size="sm" onFiles={([file]) => read(file)}>
            <Icon of={Upload} small />
            {t(words.file.choose)}
          </FileButton>
          <p className="mt-2 text-xs text-ink-soft">{t(words.file.help)}</p>
          <p role="alert" className="mt-2 text-sm text-danger-ink empty:hidden">
            {fileFault && t(fileFault)}
          </p>
        </div>
      </div>
    </FormDialog>
  )
}

type FigureInputProps = {
  label: string
  last?: string | undefined
  value: string
  onValue: (value: string) => void
  error: string | undefined
  autoFocus?: boolean
}

function FigureInput({ label, last, value, onValue, error, autoFocus = false }: FigureInputProps) {
  return (
    <Field label={label} error={error} {...(last && { help: last })}>
      <TextInput
        autoFocus={autoFocus}
        value={value}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        onChange={({ target }) => onValue(target.value)}
        className="aligned-with-page"
      />
    </Field>
  )
}

const labelOf = (t: (word: Word) => string, kind: VisitKind) =>
  `${t(kindWords[kind].name)} (${t(unitWords[unitFor(kind, defaultUnits)])})`

const storedOf = (latest: readonly Latest[], kind: VisitKind): number | null =>
  latest.find(({ measure }) => measure.kind === kind && !measure.isUnreadable)?.measure.value ?? null

function lastOf(
  t: (word: Word) => string,
  language: 'en' | 'ar',
  latest: readonly Latest[],
  kind: VisitKind,
): string | undefined {
  const last = latest.find(({ measure }) => measure.kind === kind && !measure.isUnreadable)?.measure
  if (!last) return undefined
  const value = writeQuantity(language, kind, last, unitFor(kind, defaultUnits))
  return t(words.last(value, writeOn(language, new Date(last.takenAt))))
}

const mostBytes = 1_048_576

async function readFile(file: File): Promise<{ sheet: ReadSheet } | { fault: Word }> {
  if (file.size > mostBytes) return { fault: words.file.tooLarge }
  try {
    const sheet = readSheet(decode(await file.arrayBuffer()), new Date(), readerZone())
    return sheet ? { sheet } : { fault: words.file.nothing }
  } catch {
    return { fault: words.file.unreadable }
  }
}

/** As spreadsheets save it: UTF-8, UTF-16 with its mark, or the Windows code page for Arabic. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}
