import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { rateTicket } from '#contract/support/own.ts'
import type { Ticket } from '#contract/support/ticket.ts'
import { supportPages } from '#copy/support/pages.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Quoted } from '#web/ui/quoted.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { StarChoice } from '#web/ui/star-choice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'

const words = supportPages.rate

type RateHelpProps = {
  ticket: Pick<Ticket, 'id' | 'rating' | 'ratingComment'>
  onRated: (ticket: Ticket) => void
}

/** Once it is over: how somebody was helped, and what was said of it before. */
export function RateHelp({ ticket, onRated }: RateHelpProps) {
  const t = useWords()
  const titleId = useId()
  const [isChanging, setChanging] = useState(false)
  const { rating, ratingComment } = ticket
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-md font-semibold">
        {t(words.heading)}
      </h2>
      {rating !== null && !isChanging ? (
        <div className="mt-3 flex flex-col items-start gap-3">
          <Rating value={rating} label={t(words.yours(rating))} />
          {ratingComment && (
            <div className="max-w-prose text-sm">
              <Quoted>{ratingComment}</Quoted>
            </div>
          )}
          <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
            {t(words.change)}
          </Button>
        </div>
      ) : (
        <RateForm
          ticket={ticket}
          onRated={(rated) => {
            setChanging(false)
            onRated(rated)
          }}
        />
      )}
    </Card>
  )
}

const schema = z.extend(rateTicket.body, rateTicket.params.shape)

function RateForm({ ticket: { id, rating, ratingComment }, onRated }: RateHelpProps) {
  const t = useWords()
  const { form, busy, refused, control, choice, error } = useForm({
    bind: async () => ({ route: rateTicket, schema }),
    start: { id, rating: String(rating ?? ''), comment: ratingComment ?? '' },
    along: (values) => ({ rating: Number(values.rating) }),
    onDone: ({ ticket }) => {
      showToast({ tone: 'success', title: t(words.thanks) })
      onRated(ticket)
    },
  })
  return (
    <form {...form} method="dialog" className="mt-3 flex max-w-prose flex-col gap-4">
      <StarChoice
        {...choice('rating')}
        legend={t(words.rating)}
        labels={[1, 2, 3, 4, 5].map((stars) => t(words.stars(stars)))}
        error={error('rating')}
      />
      <Field label={t(words.comment)} error={error('comment')} mark="optional">
        <TextArea {...control('comment')} rows={2} maxLength={1_000} />
      </Field>
      <FaultLine>{refused}</FaultLine>
      <div>
        <Button type="submit" busy={busy} busyText={t(supportPages.form.sending)}>
          {t(words.send)}
        </Button>
      </div>
    </form>
  )
}
