import { useEffect, useRef, useState } from 'react'
import type { OutputOf } from '#contract/route.ts'
import type { readQuestion } from '#contract/support/questions.ts'
import { controls } from '#copy/controls.ts'
import { questionPage as words } from '#copy/support/visitors.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { useForm } from '#web/lib/form.ts'
import { Link } from '#web/lib/link.tsx'
import { readSearchParam } from '#web/lib/search-param.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageMessage } from '#web/ui/page-message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TokenPage } from '#web/ui/token-page.tsx'

const NewLink = lazyPart(() => import('./new-link.tsx'), 'NewLink')
const QuestionConversation = lazyPart(() => import('./question-conversation.tsx'), 'QuestionConversation')

type Question = OutputOf<typeof readQuestion>['question']

/**
 * The page that all emails to a visitor link to: it confirms the address first, and shows the conversation afterwards.
 */
export function QuestionPage() {
  const t = useWords()
  const [question, setQuestion] = useState<Question | null>(null)
  const [isLost, setLost] = useState(false)
  const [isEnded, setEnded] = useState(false)
  const [isNew, setNew] = useState(false)
  const { form, busy, refused } = useForm({
    bind: bindReading,
    start: { token: '' },
    along: () => ({ token: readSearchParam('token') ?? '' }),
    onInvalid: () => setLost(true),
    onDone: (output) => {
      setNew(output.question.ticket === null)
      setQuestion(output.question)
    },
    onRefused: (_, code) => setLost(code === 'not_found'),
  })

  // Reading has no effect, so it needs no press.
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    form.ref.current?.requestSubmit()
  }, [form.ref])

  const art = <SeedlingArt className="w-44" />
  const writeAnew = (
    <Link to="/contact" className={buttonClass('secondary')}>
      {t(words.write)}
    </Link>
  )
  if (isLost || isEnded) {
    const { heading, text } = isEnded ? words.end.done : words.confirm.notValid
    return (
      <PageMessage art={art} title={t(heading)} text={t(text)}>
        <div className="flex flex-col items-center gap-4">
          <NewLink />
          {writeAnew}
        </div>
      </PageMessage>
    )
  }
  if (isNew)
    return (
      <TokenPage
        art={art}
        words={words.confirm}
        bind={async () => (await import('#contract/support/questions.ts')).confirmQuestion}
        onDone={(output) => setQuestion(output.question)}
        onward={<Button onClick={() => setNew(false)}>{t(words.read)}</Button>}
        otherWay={writeAnew}
      />
    )
  if (question?.ticket)
    return (
      <QuestionConversation
        token={readSearchParam('token') ?? ''}
        ticket={question.ticket}
        onChange={setQuestion}
        onEnded={() => setEnded(true)}
      />
    )
  return (
    <PageMessage art={art} title={t(words.opening.heading)} text={refused ?? t(words.opening.text)}>
      <form {...form} method="dialog" className="flex justify-center">
        {refused ? (
          <Button type="submit" busy={busy}>
            {t(controls.retry)}
          </Button>
        ) : (
          <Spinner className="size-6 text-link" />
        )}
      </form>
    </PageMessage>
  )
}

async function bindReading() {
  const { readQuestion } = await import('#contract/support/questions.ts')
  return { route: readQuestion, schema: readQuestion.body }
}
