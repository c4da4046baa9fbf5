import type { Appointment } from '#contract/appointments/appointment.ts'
import { listDueReviews } from '#contract/reviews/reviews.ts'
import { ownReview as words } from '#copy/reviews/reviews.ts'
import { useRead } from '#web/app/query.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'

type AskForReviewProps = {
  appointment: Pick<Appointment, 'id'>
  /** Of the other side, as the list has it. */
  name: string
}

/** In a list of what is over: the way to say something of it, as long as nothing has been said. */
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
