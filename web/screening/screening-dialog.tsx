import { type FormEvent, useId, useState } from 'react'
import { readPatientHealth, readPatientLatest } from '#contract/health/patients.ts'
import type { OutputOf } from '#contract/route.ts'
import {
  definitionOf,
  type Instrument,
  openQuestions,
  type Screening,
  screenings,
  tidyAnswer,
} from '#contract/screening/instruments.ts'
import { type AnsweredQuestionnaire, screenPatient } from '#contract/screening/questionnaires.ts'
import { writeDate, writeNumber } from '#copy/dates.ts'
import { questionnairePages, screeningWords as words } from '#copy/screening/pages.ts'
import { instrumentWords } from '#copy/screening/results.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.ts'
import { QuestionField } from './question-field.tsx'

type Answers = AnsweredQuestionnaire['answers']
type Health = OutputOf<typeof readPatientHealth>
type Latest = OutputOf<typeof readPatientLatest>['latest']

/** A screening that a dietitian completes alone, from measures and a few questions. */
export function ScreeningDialog({ patient, onClose }: { patient: string; onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const { data } = useRead(readPatientHealth, { patient })
  const [instrument, setInstrument] = useState<Screening>('bmi')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [wrong, setWrong] = useState<readonly string[]>([])
  const change = useChange(screenPatient, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.savedScreening) })
      onClose()
    },
  })
  const { questions, group } = definitionOf(instrument)
  const newest = useRead(
    readPatientLatest,
    { patient, group },
    { enabled: data?.groups.includes(group) === true },
  )
  const measured = data ? measuredOf(instrument, data, newest.data?.latest ?? []) : {}
  const values: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(measured).map(([name, { value }]) => [name, value])),
    ...typed,
  }
  const originOf = (name: string) => {
    const at = typed[name] === undefined && measured[name]?.at
    return at ? t(words.measuredOn(writeDate(language, new Date(at), 'date', readerZone()))) : undefined
  }
  const isShared = data === undefined || data.groups.includes(group)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answers = Object.entries(questions).flatMap(([name, question]) => {
      const value = tidyAnswer(question, values[name] ?? '')
      return value === null ? [] : [{ question: name, value }]
    })
    const open = openQuestions(
      questions,
      Object.fromEntries(answers.map(({ question, value }) => [question, value])),
    )
    setWrong(open)
    if (open.length === 0) change.mutate({ patient, instrument, answers: answers as unknown as Answers })
  }
  const faultOf = (name: string) => {
    if (!wrong.includes(name)) return undefined
    const question = questions[name]
    return t(
      question?.kind === 'figure' && values[name]
        ? questionnairePages.outside(
            writeNumber(language, question.least),
            writeNumber(language, question.most),
          )
        : words.required,
    )
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t(words.screen)}
      size="md"
      actions={
        <>
          {isShared && (
            <Button type="submit" form={id} busy={change.isPending} busyText={t(words.saving)}>
              {t(words.save)}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t(words.cancel)}
          </Button>
        </>
      }
    >
      <form id={id} method="dialog" noValidate onSubmit={submit} className="grid gap-5 text-ink">
        <Field label={t(words.screenWhat)} help={t(instrumentWords[instrument].text)}>
          <Select
            value={instrument}
            options={screenings.map((value) => ({ value, label: t(instrumentWords[value].name) }))}
            onChange={({ target }) => {
              setInstrument(screenings.find((each) => each === target.value) ?? instrument)
              setTyped({})
              setWrong([])
            }}
          />
        </Field>
        {isShared ? (
          <>
            {Object.keys(measured).length > 0 && (
              <p className="text-sm text-ink-soft">{t(words.fromRecord)}</p>
            )}
            {Object.entries(questions).map(([name, question]) => (
              <QuestionField
                key={`${instrument} ${name}`}
                instrument={instrument}
                name={name}
                question={question}
                value={values[name] ?? ''}
                error={faultOf(name)}
                origin={originOf(name)}
                onValue={(value) => {
                  setWrong((before) => before.filter((each) => each !== name))
                  setTyped((before) => ({ ...before, [name]: value }))
                }}
              />
            ))}
          </>
        ) : (
          <p className="text-sm text-ink-soft">{t(words.notShared)}</p>
        )}
        <FaultLine>{change.error && t(wordsOfRefusal(change.error))}</FaultLine>
      </form>
    </Dialog>
  )
}

type FormerAnswer = { value: string; at?: string }

/** Known measures that this instrument asks for, unrounded and with their dates. */
function measuredOf(instrument: Instrument, { about }: Health, latest: Latest): Record<string, FormerAnswer> {
  const { questions } = definitionOf(instrument)
  const known: Readonly<Record<string, FormerAnswer | undefined>> = {
    ...Object.fromEntries(
      latest
        .filter(({ measure }) => !measure.isUnreadable)
        .map(({ measure }) => [measure.kind, { value: String(measure.value), at: measure.takenAt }]),
    ),
    sex: about.sex ? { value: about.sex } : undefined,
  }
  return Object.fromEntries(
    Object.keys(questions).flatMap((name) => {
      const value = known[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
