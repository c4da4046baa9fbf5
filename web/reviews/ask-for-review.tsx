import type { Appointment } from '#contract/appointments/appointment.ts'
import { listDueReviews } from '#contract/reviews/reviews.ts'
import { ownReview as words } from '#copy/reviews/reviews.ts'
import { useRead } from '#web/app/query.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'

type AskForReviewProps = {
  appointment: Pick<Appointment, 'id'>
  /** The other side's name, as the list shows it. */
  name: string
}

/** A link in a list of past appointments to write a review, as long as there is none. */
export function AskForReview({ appointment: { id }, name }: AskForReviewProps) {
  const t = useWords()
  const { data } = useRead(listDueReviews, {})
  if (!data?.appointments.includes(id)) return null
  return (
    <Link
      to={`/patient/appointments/${id}#review`}
      className={buttonClass('primary', 'sm', 'max-sm:grow')}
      aria-label={`${t(words.askInRow)}: ${name}`}
    >
      {t(words.askInRow)}
    </Link>
  )
}
