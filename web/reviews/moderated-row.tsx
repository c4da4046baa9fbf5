import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { hideReview, type ModeratedReview, showReview } from '#contract/reviews/reviews.ts'
import { textFor } from '#contract/text-language.ts'
import { moderation as words } from '#copy/reviews/moderation.ts'
import { useChange } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Quoted } from '#web/ui/quoted.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { moveModerated } from './cache.ts'
import { ReviewParts } from './review-parts.tsx'

type ModeratedRowProps = {
  review: ModeratedReview
  /** Called when the row was removed with the focused button. */
  onGone: () => void
}

export function ModeratedRow({ review, onGone }: ModeratedRowProps) {
  const t = useWords()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { id, dietitian, hiddenBecause } = review
  const showing = useChange(showReview, {
    onDone: () => {
      moveModerated(id)
      showToast({ tone: 'success', title: t(words.show.done) })
      onGone()
    },
    onRefused: (fault) => showFault(t, words.show.failed, fault),
  })
  return (
    <>
      <ReviewParts
        review={review}
        about={
          dietitian.id &&
          dietitian.name && (
            <p className="text-sm">
              <Link
                to={`/admin?tab=dietitians&dietitian=${dietitian.id}`}
                className="text-link underline decoration-current/40 underline-offset-4"
              >
                {t(words.of(textFor(language, dietitian.name, dietitian.otherName)))}
              </Link>
            </p>
          )
        }
      />
      {hiddenBecause !== null && (
        <div className="mt-3.5 text-sm">
          <p className="font-medium text-ink">{t(words.why)}</p>
          <Quoted>{hiddenBecause}</Quoted>
        </div>
      )}
      <div className="mt-3 -mb-1">
        {hiddenBecause === null ? (
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            <Icon of={EyeOff} small />
            {t(words.hide.button)}
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            busy={showing.isPending}
            busyText={t(words.show.busy)}
            onClick={() => showing.mutate({ id })}
          >
            <Icon of={Eye} small />
            {t(words.show.button)}
          </Button>
        )}
      </div>
      {isAsking && <HideReview id={id} onClose={() => setAsking(false)} onHidden={onGone} />}
    </>
  )
}

type HideReviewProps = { id: string; onClose: () => void; onHidden: () => void }

const schema = z.extend(hideReview.body, hideReview.params.shape)

/** Asks for the reason, and states the consequences. */
function HideReview({ id, onClose, onHidden }: HideReviewProps) {
  const t = useWords()
  const { hide } = words
  const form = useForm({
    bind: async () => ({ route: hideReview, schema }),
    start: { id, reason: '' },
    onDone: () => {
      onClose()
      moveModerated(id)
      showToast({ tone: 'success', title: t(hide.done) })
      onHidden()
    },
  })
  return (
    <FormDialog
      isOpen
      urgent
      danger
      size="md"
      words={{ title: hide.title, confirm: hide.button, busy: hide.busy, keep: words.cancel }}
      form={form}
      onClose={onClose}
    >
      <p>{t(hide.text)}</p>
      <Field label={t(hide.label)} help={t(hide.help)} error={form.error('reason')} className="mt-5">
        <TextArea {...form.control('reason')} rows={4} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
