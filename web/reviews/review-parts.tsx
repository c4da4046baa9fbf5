import type { ReactNode } from 'react'
import type { Review } from '#contract/reviews/review.ts'
import { textFor } from '#contract/text-language.ts'
import { writeDate, writeNumber } from '#copy/dates.ts'
import { parts } from '#copy/portal/parts.ts'
import { reviews as words } from '#copy/reviews/reviews.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Quoted } from '#web/ui/quoted.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { UserText } from '#web/ui/user-text.tsx'

type ReviewPartsProps = {
  review: Review
  /** Shown beside the name. */
  beside?: ReactNode
  /** The dietitian, where that is not obvious. */
  about?: ReactNode
}

/** One review: patient, rating, service, date, text and reply. */
export function ReviewParts({ review, beside, about }: ReviewPartsProps) {
  const t = useWords()
  const language = useLanguage()
  const { author, otherAuthor, rating, content, writtenAt, changedAt, serviceName, otherServiceName } = review
  const { reply, repliedAt } = review
  const day = (at: string) => writeDate(language, new Date(at), 'date')
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <p className="font-medium text-ink">
          <bdi>{author ? textFor(language, author, otherAuthor) : t(words.author)}</bdi>
        </p>
        <Rating value={rating} label={t(words.average(writeNumber(language, rating)))} />
        {beside}
      </div>
      <p className="text-sm text-ink-soft">
        <UserText text={serviceName} other={otherServiceName} />
        {t(parts.comma)}
        {[day(writtenAt), changedAt && t(words.changed)].filter(Boolean).join(t(parts.comma))}
      </p>
      {about}
      {content && (
        <UserText
          as="p"
          text={content}
          className="aligned-with-page mt-2.5 max-w-prose text-ink break-words whitespace-pre-line [unicode-bidi:plaintext]"
        />
      )}
      {reply && (
        <div className="mt-3.5 max-w-prose text-sm break-words">
          <p className="font-medium text-ink">{t(words.reply(day(repliedAt ?? writtenAt)))}</p>
          <Quoted>{reply}</Quoted>
        </div>
      )}
    </>
  )
}
