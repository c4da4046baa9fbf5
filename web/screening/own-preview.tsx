import { useState } from 'react'
import { type OwnContent, ownQuestionAt, questionsIn } from '#contract/screening/own.ts'
import { writeNumber } from '#copy/dates.ts'
import { ownPages } from '#copy/screening/own.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { QuestionField } from './question-field.tsx'

/** The questions in the fields in which patients answer them. */
export function OwnPreview({ content: { title, questions: asked } }: { content: OwnContent }) {
  const t = useWords()
  const language = useLanguage()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const questions = Object.entries(questionsIn({ instrument: 'own', version: '1', asked }))
  return (
    <div className="text-ink">
      <p className="mb-3 text-ink-soft">{t(ownPages.form.previewText)}</p>
      <h3 ref={focusOn} tabIndex={-1} className="mb-4 text-md font-semibold">
        <UserText text={title} />
      </h3>
      <ol className="grid gap-4">
        {questions.map(([name, question], at) => (
          <li key={name} className="rounded-card border border-line p-4">
            <p className="mb-2 text-ink-soft">{t(ownPages.form.question(writeNumber(language, at + 1)))}</p>
            <QuestionField
              instrument="own"
              name={name}
              question={question}
              own={ownQuestionAt(asked, name)}
              value={values[name] ?? ''}
              onValue={(value) => setValues((before) => ({ ...before, [name]: value }))}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The button that opened the preview is gone, and the preview begins at its top. */
const focusOn = (title: HTMLElement | null) => title?.focus()
