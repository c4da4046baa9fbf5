import type { OutputOf } from '#contract/route.ts'
import {
  answerQuestion,
  endQuestionLinks,
  rateQuestion,
  type readQuestion,
} from '#contract/support/questions.ts'
import type { Ticket } from '#contract/support/ticket.ts'
import { supportPages } from '#copy/support/pages.ts'
import { questionPage as words } from '#copy/support/visitors.ts'
import { ticketCategoryWords } from '#copy/support/words.ts'
import { useForm } from '#web/lib/form.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { RateHelp } from './rate-help.tsx'
import { StatusBadge } from './ticket-badges.tsx'
import { TicketThread } from './ticket-thread.tsx'

type QuestionConversationProps = {
  token: string
  ticket: Ticket
  onChange: (question: OutputOf<typeof readQuestion>['question']) => void
  /** Ends this link and all others. */
  onEnded: () => void
}

/** A visitor's question with its answers, a form to write more, and at the end a rating. */
export function QuestionConversation({ token, ticket, onChange, onEnded }: QuestionConversationProps) {
  const t = useWords()
  const { subject, category, status, messages, mayRate, mayAnswer } = ticket
  return (
    <section className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-5 py-12 sm:py-16">
      <header>
        <h1 className="text-xl font-semibold break-words [overflow-wrap:anywhere]">
          {subject === null ? t(supportPages.lost) : <UserText text={subject} />}
        </h1>
        <p className="mt-1 text-sm text-ink-soft">{t(ticketCategoryWords[category])}</p>
        <div className="mt-3">
          <StatusBadge status={status} />
        </div>
      </header>
      <TicketThread messages={messages} asker={t(supportPages.you)} />
      {mayRate && (
        <RateHelp
          said={ticket}
          bind={async () => ({ route: rateQuestion, schema: rateQuestion.body })}
          of={{ token }}
          onRated={({ question }) => onChange(question)}
        />
      )}
      {mayAnswer ? (
        <Answer token={token} isClosed={status === 'closed'} onSent={onChange} />
      ) : (
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-sm text-ink-soft">{t(words.over)}</p>
          <Link to="/contact" className={buttonClass('secondary')}>
            {t(words.write)}
          </Link>
        </Card>
      )}
      <p className="text-sm text-ink-soft">{t(words.keep)}</p>
      <EndLinks token={token} onEnded={onEnded} />
    </section>
  )
}

function EndLinks({ token, onEnded }: { token: string; onEnded: () => void }) {
  const t = useWords()
  const { form, busy, refused } = useForm({
    bind: async () => ({ route: endQuestionLinks, schema: endQuestionLinks.body }),
    start: { token },
    onDone: onEnded,
  })
  return (
    <form {...form} method="dialog" className="grid justify-items-start gap-3">
      <p className="max-w-prose text-sm text-ink-soft">{t(words.end.text)}</p>
      <FaultLine>{refused}</FaultLine>
      <Button type="submit" variant="secondary" busy={busy} busyText={t(words.end.ending)}>
        {t(words.end.button)}
      </Button>
    </form>
  )
}

type AnswerProps = { token: string; isClosed: boolean; onSent: QuestionConversationProps['onChange'] }

function Answer({ token, isClosed, onSent }: AnswerProps) {
  const t = useWords()
  const { answer, form: formWords } = supportPages
  const { form, busy, refused, control, error } = useForm({
    bind: async () => ({ route: answerQuestion, schema: answerQuestion.body }),
    start: { token, content: '' },
    onDone: ({ question }) => {
      onSent(question)
      showToast({ tone: 'success', title: t(answer.sent) })
    },
  })
  return (
    <Card>
      <form {...form} method="dialog" className="flex flex-col gap-4">
        <Field
          label={t(answer.label)}
          error={error('content')}
          {...(isClosed && { help: t(answer.reopens) })}
        >
          <TextArea {...control('content')} maxLength={4_000} />
        </Field>
        <FaultLine>{refused}</FaultLine>
        <div>
          <Button type="submit" busy={busy} busyText={t(formWords.sending)}>
            {t(answer.send)}
          </Button>
        </div>
      </form>
    </Card>
  )
}
