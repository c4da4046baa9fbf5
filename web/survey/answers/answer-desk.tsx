import { useRef, useState } from 'react'
import { type SurveyAudience, surveyAudiences } from '#contract/survey.ts'
import { useSearchParam } from '#web/lib/search-param.ts'
import { AnswerList } from './answer-list.tsx'
import { AnswerPage } from './answer-page.tsx'

/** What visitors have answered: the list, or one of it. What is searched for stays out of the address: it names people. */
export function AnswerDesk() {
  const opened = useSearchParam('answer')
  const [q, search] = useState('')
  const [audience, setAudience] = useState<SurveyAudience>()
  // Whoever comes back from one finds the list where it was left.
  const left = useRef<string | null>(null)
  if (opened) {
    left.current = opened
    return <AnswerPage key={opened} id={opened} />
  }
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
