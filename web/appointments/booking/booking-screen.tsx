import { lazy, type ReactNode, Suspense } from 'react'
import { readAppointment } from '#contract/appointments/appointment.ts'
import type { DietitianPage } from '#contract/directory.ts'
import { usePageSearch } from '#web/lib/page-address.ts'
import { Booking } from './booking.tsx'

const BookedScreen = lazy(async () => ({ default: (await import('./booked-screen.tsx')).BookedScreen }))

type BookingScreenProps = {
  dietitian: DietitianPage
  /** While it is asked what was booked. */
  skeleton: ReactNode
  /** What has become of a payment from which somebody comes back; the booking where it can still be made. */
  afterPayment: (payment: string, booking: ReactNode) => ReactNode
  /** What stands below, as long as nothing is booked. */
  children: ReactNode
}

/** What is chosen and booked; at the address that names what has come of it, that. */
export function BookingScreen({ dietitian, skeleton, afterPayment, children }: BookingScreenProps) {
  const { booked, payment } = usePageSearch()
  if (booked && readAppointment.params.shape.id.safeParse(booked).success)
    return (
      <Suspense fallback={skeleton}>
        <BookedScreen id={booked} dietitian={dietitian.id} skeleton={skeleton} />
      </Suspense>
    )
  return (
    <>
      {payment ? afterPayment(payment, <Booking dietitian={dietitian} />) : <Booking dietitian={dietitian} />}
      {children}
    </>
  )
}
