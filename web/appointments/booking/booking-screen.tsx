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
  /** What stands below, as long as nothing is booked. */
  children: ReactNode
}

/** What is chosen and booked; at the address that names what has come of it, that. */
export function BookingScreen({ dietitian, skeleton, children }: BookingScreenProps) {
  const { booked } = usePageSearch()
  if (booked && readAppointment.params.shape.id.safeParse(booked).success)
    return (
      <Suspense fallback={skeleton}>
        <BookedScreen id={booked} dietitian={dietitian.id} skeleton={skeleton} />
      </Suspense>
    )
  return (
    <>
      <Booking dietitian={dietitian} />
      {children}
    </>
  )
}
