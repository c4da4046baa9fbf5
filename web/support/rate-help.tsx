import { useId, useState } from 'react'
import * as z from 'zod/mini'
import type { OutputOf, Route } from '#contract/route.ts'
import { rateTicket, type rating, type ratingComment } from '#contract/support/own.ts'
import type { Ticket } from '#contract/support/ticket.ts'
import { supportPages } from '#copy/support/pages.ts'
import type { Bound } from '#web/lib/check-form.ts'
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

type RatingFields = z.ZodMiniObject<{ rating: typeof rating; comment: typeof ratingComment }>

type RateHelpProps<R extends Route> = {
  said: Pick<Ticket, 'rating' | 'ratingComment'>
  /** Signed-in people and visitors have different routes for ratings. */
  bind: () => Promise<Bound<R, RatingFields>>
  /** Identifies the ticket, as its route expects. */
  of: Readonly<Record<string, string>>
  onRated: (output: OutputOf<R>) => void
}

const schema = z.extend(rateTicket.body, rateTicket.params.shape)

/** Rates a signed-in person's own ticket. */
export function RateTicket({ ticket, onRated }: { ticket: Ticket; onRated: (ticket: Ticket) => void }) {
  return (
    <RateHelp
      said={ticket}
      bind={async () => ({ route: rateTicket, schema })}
      of={{ id: ticket.id }}
      onRated={(output) => onRated(output.ticket)}
    />
  )
}

/** Asks for a rating once the ticket is closed, and shows an earlier one. */
export function RateHelp<R extends Route>({ said, onRated, ...route }: RateHelpProps<R>) {
  const t = useWords()
  const titleId = useId()
  const [isChanging, setChanging] = useState(false)
  const { rating, ratingComment } = said
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
          {...route}
          said={said}
          onRated={(rated) => {
            setChanging(false)
            onRated(rated)
          }}
        />
      )}
    </Card>
  )
}

function RateForm<R extends Route>({ said, bind, of, onRated }: RateHelpProps<R>) {
  const t = useWords()
  const { form, busy, refused, control, choice, error } = useForm({
    bind,
    start: { rating: String(said.rating ?? ''), comment: said.ratingComment ?? '' },
    along: (values) => ({ ...of, rating: Number(values.rating) }),
    onDone: (output) => {
      showToast({ tone: 'success', title: t(words.thanks) })
      onRated(output)
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
