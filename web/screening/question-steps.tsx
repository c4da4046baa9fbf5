import { useState } from 'react'
import { openQuestions, type Question, tidyAnswer } from '#contract/screening/instruments.ts'
import { ownQuestionAt, questionsIn } from '#contract/screening/own.ts'
import type { AnsweredQuestionnaire } from '#contract/screening/questionnaires.ts'
import { writeNumber } from '#copy/dates.ts'
import { questionnairePages as words } from '#copy/screening/pages.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { AnswerList } from './answer-list.tsx'
import { QuestionField } from './question-field.tsx'
import { useAnswers } from './use-answers.ts'

type QuestionStepsProps = { questionnaire: AnsweredQuestionnaire; onSent: () => void }

/** One question at a time, then all answers for review. It begins where the patient left off. */
export function QuestionSteps({ questionnaire, onSent }: QuestionStepsProps) {
  const t = useWords()
  const language = useLanguage()
  const { instrument, asked } = questionnaire
  const questions = questionsIn(questionnaire)
  const names = Object.keys(questions)
  const form = useAnswers(questionnaire, onSent)
  const { values } = form
  const [at, setAt] = useState(() => firstOpen(names, questions, questionnaire))
  const [error, setError] = useState<string>()
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  const name = names[at]
  const question = name === undefined ? undefined : questions[name]

  const go = (to: number) => {
    setError(undefined)
    setAt(to)
    focusTitle()
  }
  const back = () => {
    if (name) form.settle(name)
    go(at - 1)
  }
  const next = () => {
    if (!name || !question) return
    const value = values[name] ?? ''
    const isEmpty = value.trim() === ''
    if (isEmpty && !question.isOptional) return setError(t(words.required))
    if (!isEmpty && tidyAnswer(question, value) === null)
      return setError(t(question.kind === 'figure' ? outside(question) : words.required))
    form.keepAll(values)
    go(at + 1)
  }
  const outside = ({ least, most }: Extract<Question, { kind: 'figure' }>) =>
    words.outside(writeNumber(language, least), writeNumber(language, most))

  return (
    <Card as="section" aria-labelledby="step" className="mx-auto w-full max-w-2xl">
      <div className="mb-5">
        <h2 id="step" ref={title} tabIndex={-1} className="text-sm text-ink-soft">
          {t(question ? words.step(at + 1, names.length) : words.review)}
        </h2>
        <Progress
          label={t(words.progress)}
          percent={Math.round((at / names.length) * 100)}
          className="mt-2"
        />
      </div>
      {name && question ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            next()
          }}
        >
          <QuestionField
            key={name}
            instrument={instrument}
            name={name}
            question={question}
            own={ownQuestionAt(asked, name)}
            value={values[name] ?? ''}
            error={error}
            onValue={(value) => {
              setError(undefined)
              form.set(name, value)
              if (question.kind === 'choice' || question.kind === 'choices')
                form.keepAll({ ...values, [name]: value })
            }}
            onLeave={() => {
              form.keepAll(values)
            }}
          />
          <SaveState form={form} />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button type="submit" className="min-w-32 grow sm:grow-0">
              {t(question.isOptional && !values[name]?.trim() ? words.skip : words.next)}
            </Button>
            {at > 0 && (
              <Button variant="secondary" className="grow sm:grow-0" onClick={back}>
                {t(words.previous)}
              </Button>
            )}
          </div>
        </form>
      ) : (
        <>
          <p className="text-sm text-ink-soft">{t(words.reviewText)}</p>
          <AnswerList
            of={questionnaire}
            answers={names.flatMap((each) => {
              const value = values[each]?.trim()
              return value ? [{ question: each as never, value }] : []
            })}
            onChange={(each) => go(names.indexOf(each))}
          />
          <SaveState form={form} />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              className="grow sm:grow-0"
              busy={form.sending}
              busyText={t(words.sending)}
              onClick={form.send}
            >
              {t(words.send)}
            </Button>
            <Button variant="secondary" className="grow sm:grow-0" onClick={() => go(names.length - 1)}>
              {t(words.previous)}
            </Button>
          </div>
          <FaultLine>{form.refused && t(wordsOfRefusal(form.refused))}</FaultLine>
        </>
      )}
    </Card>
  )
}

/** Whether the answers are saved; a failure is shown until it is resolved. */
function SaveState({ form }: { form: ReturnType<typeof useAnswers> }) {
  const t = useWords()
  return (
    <p role="status" className="mt-3 min-h-5 text-xs text-ink-soft">
      {form.isSaving ? t(words.saving) : form.isUnsaved ? t(words.unsaved) : form.hasSaved && t(words.saved)}
    </p>
  )
}

function firstOpen(
  names: readonly string[],
  questions: Readonly<Record<string, Question>>,
  { answers, isBegun }: AnsweredQuestionnaire,
): number {
  if (!isBegun) return 0
  const known = Object.fromEntries(answers.map(({ question, value }) => [question, value]))
  const [first] = openQuestions(questions, known)
  return first === undefined ? names.length : names.indexOf(first)
}
