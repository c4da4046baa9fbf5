import { lazy, type ReactNode, Suspense } from 'react'
import { readAppointment } from '#contract/appointments/appointment.ts'
import type { DietitianPage } from '#contract/directory.ts'
import { usePageSearch } from '#web/lib/page-address.ts'
import { Booking } from './booking.tsx'

const BookedScreen = lazy(async () => ({ default: (await import('./booked-screen.tsx')).BookedScreen }))

type BookingScreenProps = {
  dietitian: DietitianPage
  /** Shown while the booked appointment is loading. */
  skeleton: ReactNode
  /**
   * The outcome of a payment after the return from the payment service; it may contain the booking, if that is still
   * possible.
   */
  afterPayment: (payment: string, booking: ReactNode) => ReactNode
  /** Shown below the booking until something is booked. */
  children: ReactNode
}

/** The booking; once its address names an appointment or a payment, the outcome. */
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
