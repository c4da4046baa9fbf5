import type { DietitianPage } from '#contract/directory.ts'
import { booking } from '#copy/appointments/booking.ts'
import { profile } from '#copy/directory/profile.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BookingSteps } from './booking-steps.tsx'
import { useChosen } from './use-chosen.ts'

/** Service, kind of meeting, day and time on one screen, with the summary beside them. */
export function Booking({ dietitian }: { dietitian: DietitianPage }) {
  const t = useWords()
  const chosen = useChosen(dietitian)
  const { service, mode } = chosen
  if (!service || !mode || !dietitian.may.book)
    return (
      <Card flush className="mt-4">
        <EmptyState
          title={t(booking.closed.title)}
          description={t(booking.closed.text)}
          action={
            <Link to="/patient/dietitians" className={buttonClass()}>
              {t(profile.missing.back)}
            </Link>
          }
        />
      </Card>
    )
  return (
    <section aria-label={t(booking.title)} className="mt-6">
      <BookingSteps dietitian={dietitian} chosen={{ ...chosen, service, mode }} />
    </section>
  )
}
