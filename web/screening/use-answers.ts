import { useRef, useState } from 'react'
import { definitionOf, tidyAnswer } from '#contract/screening/instruments.ts'
import {
  type AnsweredQuestionnaire,
  listQuestionnaires,
  readQuestionnaire,
  saveAnswer,
  sendAnswers,
} from '#contract/screening/questionnaires.ts'
import { queryClient, useChange } from '#web/app/query.ts'

type Values = Readonly<Record<string, string>>
type QuestionName = AnsweredQuestionnaire['answers'][number]['question']

/** Answers are kept one by one as they are given; what could not be kept is tried again before anything is sent. */
export function useAnswers({ id, instrument, version, answers }: AnsweredQuestionnaire, onSent: () => void) {
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(answers.map(({ question, value }) => [question, value])),
  )
  const kept = useRef(values)
  const underWay = useRef(new Map<string, { value: string; done: Promise<void> }>())
  const line = `questionnaire ${id}`
  const save = useChange(saveAnswer, { line, stale: [listQuestionnaires] })
  const send = useChange(sendAnswers, {
    line,
    stale: [readQuestionnaire, listQuestionnaires],
    onDone: onSent,
    // They have gone already, and the answer was lost on its way.
    onRefused: ({ code }) => {
      if (code === 'status_has_changed')
        for (const { path } of [readQuestionnaire, listQuestionnaires])
          queryClient.invalidateQueries({ queryKey: [path] })
    },
  })

  const set = (question: string, value: string) => setValues((before) => ({ ...before, [question]: value }))

  const { questions } = definitionOf(instrument, version)
  const isAnswer = (question: string, value: string) =>
    value === '' || Boolean(questions[question] && tidyAnswer(questions[question], value))

  const sendOne = async (question: string, value: string) => {
    await save.mutateAsync({ id, question: question as QuestionName, value })
    kept.current = { ...kept.current, [question]: value }
  }
  /** The same that is on its way already is waited for. */
  const keep = (question: string, value: string): Promise<void> | undefined => {
    if (!isAnswer(question, value)) return undefined
    const before = underWay.current.get(question)
    if (before?.value === value) return before.done
    if (!before && (kept.current[question] ?? '') === value) return undefined
    const done = sendOne(question, value).finally(() => {
      if (underWay.current.get(question)?.done === done) underWay.current.delete(question)
    })
    underWay.current.set(question, { value, done })
    return done
  }
  /** Says whether everything is kept. */
  const keepAll = async (now: Values): Promise<boolean> => {
    try {
      for (const [question, value] of Object.entries(now)) await keep(question, value.trim())
      return true
    } catch {
      return false
    }
  }

  return {
    values,
    set,
    /** What is no answer is left as it was before. */
    settle: (question: string) => {
      if (!isAnswer(question, (values[question] ?? '').trim())) set(question, kept.current[question] ?? '')
    },
    keepAll,
    isSaving: save.isPending,
    isUnsaved: save.isError,
    hasSaved: save.isSuccess,
    sending: send.isPending,
    refused: send.error,
    send: async () => {
      if (await keepAll(values)) send.mutate({ id })
    },
  }
}
