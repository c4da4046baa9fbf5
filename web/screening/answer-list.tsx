import { ownQuestionAt, questionsIn } from '#contract/screening/own.ts'
import type { AnsweredQuestionnaire } from '#contract/screening/questionnaires.ts'
import { questionnairePages as words } from '#copy/screening/pages.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { wordsOfAnswer, wordsOfQuestion } from './words-of.ts'

type AnswerListProps = {
  of: Pick<AnsweredQuestionnaire, 'instrument' | 'version' | 'asked'>
  answers: AnsweredQuestionnaire['answers']
  /** Given if answers can still be changed. */
  onChange?: (question: string) => void
}

/** All questions with their answers, in order. */
export function AnswerList({ of, answers, onChange }: AnswerListProps) {
  const t = useWords()
  const { instrument, asked } = of
  return (
    <dl className="divide-y divide-line">
      {Object.entries(questionsIn(of)).map(([name, question]) => {
        const value = answers.find((each) => each.question === name)?.value
        const own = ownQuestionAt(asked, name)
        const { text } = wordsOfQuestion(instrument, name, own)
        return (
          <div key={name} className="py-3">
            <dt className="flex items-start justify-between gap-4 text-sm text-ink-soft">
              {own ? <UserText text={own.text} className="min-w-0" /> : t(text)}
              {onChange && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t(words.change(text))}
                  onClick={() => onChange(name)}
                >
                  {t(words.changeShort)}
                </Button>
              )}
            </dt>
            <dd
              dir="auto"
              className={
                value === undefined
                  ? 'aligned-with-page text-sm text-ink-faint'
                  : 'aligned-with-page text-md font-medium whitespace-pre-line'
              }
            >
              {value === undefined ? (
                t(words.notAnswered)
              ) : (
                <UserText text={t(wordsOfAnswer(instrument, name, question, value, own))} />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
