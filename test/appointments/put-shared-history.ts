import type { App } from '#test/app.ts'
import type { Person } from '#test/people.ts'
import { refresh } from '#test/practices/practices.ts'
import { putAppointment, reviewedBy } from './appointment-rows.ts'

type Whom = { dietitian: Person; others: readonly Pick<Person, 'id'>[] }

/**
 * Appointments with a requested new time, past ones with and without a review, and upcoming ones on days that are no
 * longer working days.
 */
export async function putSharedHistory(
  app: App,
  patient: Person,
  { dietitian, others }: Whom,
): Promise<void> {
  const now = app.house.clock.now().getTime()
  const ago = (days: number) => new Date(now - days * day).toISOString()
  await putAppointment(app, { patient, dietitian }, { startsAt: ago(2) })
  const kept = { startsAt: freeDay(now, 0, 5), wantedAt: freeDay(now, 1, 5) }
  await putAppointment(app, { patient, dietitian }, { status: 'confirmed', ...kept })
  await putAppointment(
    app,
    { patient, dietitian },
    { status: 'pending', bookedBy: 'dietitian', startsAt: freeDay(now, 0, 7) },
  )
  for (const with_ of [dietitian, ...others]) {
    await reviewedBy(app, patient, with_, {
      content: 'On time, clear, and kind.\n\nشرح واضح وخطة عملية.',
      writtenAt: ago(1),
      ...(with_ === dietitian && { reply: 'Thank you. It was a pleasure.' }),
    })
    for (const [at, status] of (['confirmed', 'pending'] as const).entries())
      await putAppointment(
        app,
        { patient, dietitian: with_ },
        { status, startsAt: freeDay(now, at, others.indexOf(with_)) },
      )
    await refresh(app, with_)
  }
}

const day = 86_400_000

/** At different hours of the next Friday and Saturday, for dietitians who have a weekend. */
function freeDay(now: number, at: number, hour: number): string {
  const begin = Math.floor(now / day) * day
  const untilFriday = ((12 - new Date(begin).getUTCDay()) % 7) + 7
  return new Date(begin + (untilFriday + at) * day + (8 + hour) * 3_600_000).toISOString()
}
