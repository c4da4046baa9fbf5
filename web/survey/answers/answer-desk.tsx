import { useState } from 'react'
import { type SurveyAudience, surveyAudiences } from '#contract/survey.ts'
import { useSearchParam } from '#web/lib/search-param.ts'
import { useOpenedRow } from '#web/lib/use-focus.ts'
import { AnswerList } from './answer-list.tsx'
import { AnswerPage } from './answer-page.tsx'

/** Answers to the surveys: the list, or one answer. Search words are names, so they are not in the address. */
export function AnswerDesk() {
  const opened = useSearchParam('answer')
  const [q, search] = useState('')
  const [audience, setAudience] = useState<SurveyAudience>()
  // On return from an answer the focus goes to its row.
  const left = useOpenedRow(opened)
  if (opened) return <AnswerPage key={opened} id={opened} />
  return (
    <AnswerList
      q={q}
      audience={audience}
      left={left}
      onSearch={search}
      onChoose={(value) => setAudience(surveyAudiences.find((each) => each === value))}
    />
  )
}
