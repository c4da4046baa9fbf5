import { useId } from 'react'
import * as z from 'zod/mini'
import { type DisputePage, markDisputeAnswered, setAnswerDay } from '#contract/money/disputes.ts'
import { disputeWords } from '#copy/money/disputes.ts'
import { useChange } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { AnswerState } from './answer-state.tsx'

const words = disputeWords.page.answer

/** The last day to answer, and whether the evidence has been sent. */
export function AnswerToBank({ dispute }: { dispute: DisputePage }) {
  const t = useWords()
  const title = useId()
  const { id, state, isDayNamed, answeredAt } = dispute
  const mark = useChange(markDisputeAnswered, {
    onDone: () => showToast({ tone: 'success', title: t(words.marked) }),
    onRefused: (refused) => showFault(t, words.failed, refused),
  })
  return (
    <Card as="section" aria-labelledby={title} className="grid gap-4 text-sm">
      <h2 id={title} className="text-md font-semibold">
        {t(words.title)}
      </h2>
      {state === 'open' ? (
        <AnswerState dispute={dispute} />
      ) : (
        <p className="text-ink-soft">{t(words.over)}</p>
      )}
      {state === 'open' && answeredAt === null && (
        <>
          {!isDayNamed && <p className="text-ink-soft">{t(words.assumed)}</p>}
          <AnswerDay key={dispute.answerBy} dispute={dispute} />
          <div className="border-t border-line pt-4">
            <Button busy={mark.isPending} onClick={() => mark.mutate({ id })}>
              {t(words.mark)}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

function AnswerDay({ dispute: { id, answerBy } }: { dispute: DisputePage }) {
  const t = useWords()
  const { form, busy, refused, error, values, set } = useForm({
    bind: async () => ({
      route: setAnswerDay,
      schema: z.extend(setAnswerDay.params, setAnswerDay.body.shape),
    }),
    start: { id, answerBy },
    onDone: () => showToast({ tone: 'success', title: t(words.saved) }),
  })
  return (
    <form {...form} method="dialog" className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t(words.day)} error={error('answerBy')} isGroup>
          <OwnDateInput
            name="answerBy"
            value={String(values.answerBy)}
            onValue={(day) => set('answerBy', day)}
          />
        </Field>
        <Button type="submit" variant="secondary" busy={busy} busyText={t(words.saving)}>
          {t(words.save)}
        </Button>
      </div>
      <FaultLine>{refused}</FaultLine>
    </form>
  )
}
