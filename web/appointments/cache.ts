import type { InfiniteData } from '@tanstack/react-query'
import {
  type AppointmentPage,
  listAppointments,
  readAppointment,
} from '#contract/appointments/appointment.ts'
import type { OutputOf } from '#contract/route.ts'
import { queryClient } from '#web/app/query.ts'
import { pagesKey } from '#web/lib/read-pages.ts'

type Pages = InfiniteData<OutputOf<typeof listAppointments>>

/**
 * Writes the changed appointment into all cached reads. In which list it belongs now, the server says a moment later.
 */
export function cacheAppointment(appointment: AppointmentPage) {
  queryClient.setQueryData([readAppointment.path, { id: appointment.id }], { appointment })
  queryClient.setQueriesData<Pages>(
    { queryKey: pagesKey(listAppointments) },
    (read) =>
      read && {
        ...read,
        pages: read.pages.map((page) => ({
          ...page,
          appointments: page.appointments.map((each) => (each.id === appointment.id ? appointment : each)),
        })),
      },
  )
  refetchLists()
}

/** The page of this appointment and possibly every list are out of date. */
export function refetchAppointment(id: string) {
  queryClient.invalidateQueries({ queryKey: [readAppointment.path, { id }] })
  refetchLists()
}

const refetchLists = () => queryClient.invalidateQueries({ queryKey: pagesKey(listAppointments) })
