import { useRef, useState } from 'react'
import { tidyAnswer } from '#contract/screening/instruments.ts'
import { questionsIn } from '#contract/screening/own.ts'
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

/** Each answer is saved as it is given; failed ones are saved again before the questionnaire is sent. */
export function useAnswers(questionnaire: AnsweredQuestionnaire, onSent: () => void) {
  const { id, answers } = questionnaire
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(answers.map(({ question, value }) => [question, value])),
  )
  const kept = useRef(values)
  const underWay = useRef(new Map<string, { value: string; done: Promise<void> }>())
  const line = `questionnaire ${id}`
  const save = useChange(saveAnswer, { line })
  const send = useChange(sendAnswers, {
    line,
    onDone: onSent,
    // They were sent already, but the answer of the server was lost.
    onRefused: ({ code }) => {
      if (code === 'status_has_changed')
        for (const { path } of [readQuestionnaire, listQuestionnaires])
          queryClient.invalidateQueries({ queryKey: [path] })
    },
  })

  const set = (question: string, value: string) => setValues((before) => ({ ...before, [question]: value }))

  const questions = questionsIn(questionnaire)
  const isAnswer = (question: string, value: string) =>
    value === '' || Boolean(questions[question] && tidyAnswer(questions[question], value))

  const sendOne = async (question: string, value: string) => {
    await save.mutateAsync({ id, question: question as QuestionName, value })
    kept.current = { ...kept.current, [question]: value }
  }
  /** If the same value is being saved already, waits for that. */
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
  /** Resolves to whether everything is saved. */
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
    /** An invalid value is replaced by the last saved one. */
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
