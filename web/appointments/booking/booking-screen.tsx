import { lazy, type ReactNode, Suspense } from 'react'
import { readAppointment } from '#contract/appointments/appointment.ts'
import type { DietitianPage } from '#contract/directory.ts'
import { booking } from '#copy/appointments/booking.ts'
import { profile } from '#copy/directory/profile.ts'
import { Link } from '#web/lib/link.tsx'
import { usePageSearch } from '#web/lib/page-address.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BookingSteps } from './booking-steps.tsx'
import { useChosen } from './use-chosen.ts'

const BookedScreen = lazy(async () => ({ default: (await import('./booked-screen.tsx')).BookedScreen }))

type BookingScreenProps = {
  dietitian: DietitianPage
  /** Who is booked. */
  head: ReactNode
  /** Shown while the booked appointment is loading. */
  skeleton: ReactNode
  /**
   * The outcome of a payment after the return from the payment service; it may contain the booking, if that is still
   * possible.
   */
  afterPayment: (payment: string, booking: ReactNode) => ReactNode
  /** Shown below the booking until something is booked. */
  tabs: ReactNode
}

/** The booking; once its address names an appointment or a payment, the outcome. */
export function BookingScreen({ dietitian, head, skeleton, afterPayment, tabs }: BookingScreenProps) {
  const { booked, payment } = usePageSearch()
  if (booked && readAppointment.params.shape.id.safeParse(booked).success)
    return (
      <>
        {head}
        <Suspense fallback={skeleton}>
          <BookedScreen id={booked} dietitian={dietitian.id} skeleton={skeleton} />
        </Suspense>
      </>
    )
  return (
    <>
      {payment ? (
        <>
          {head}
          {afterPayment(payment, <Booking dietitian={dietitian} />)}
        </>
      ) : (
        <Booking dietitian={dietitian} head={head} />
      )}
      {tabs}
    </>
  )
}

/** Service, kind of meeting, day and time on one screen, with the summary beside them. */
function Booking({ dietitian, head }: { dietitian: DietitianPage; head?: ReactNode }) {
  const t = useWords()
  const chosen = useChosen(dietitian)
  const { service, mode } = chosen
  if (!service || !mode || !dietitian.may.book)
    return (
      <>
        {head}
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
      </>
    )
  return (
    <section aria-label={t(booking.title)} className={head ? '' : 'mt-6'}>
      <BookingSteps dietitian={dietitian} head={head} chosen={{ ...chosen, service, mode }} />
    </section>
  )
}
