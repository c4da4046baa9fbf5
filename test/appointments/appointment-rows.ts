import type { AppointmentStatus, Ending, Outcome, Party } from '#contract/appointments/appointment.ts'
import type { App } from '#test/app.ts'

export type RowFacts = {
  status?: AppointmentStatus
  startsAt?: string
  /** Minutes. */
  duration?: number
  ending?: Ending
  outcome?: Outcome
  completedAt?: string
  lapsesAt?: string
  keptAt?: string
  /** The new time that the patient requests; the request lapses at `wantedUntil`, by default at the start. */
  wantedAt?: string
  wantedUntil?: string
  mode?: 'video' | 'in-person'
  serviceName?: string
  otherServiceName?: string
  zone?: string
  bookedBy?: Party
}

type Somebody = { id: string } | null

/** An appointment written directly into the table; by default one that has taken place. */
export async function putAppointment(
  app: App,
  { patient, dietitian }: { patient: Somebody; dietitian: Somebody },
  facts: RowFacts = {},
): Promise<string> {
  const now = app.house.clock.now()
  const { status = 'completed', duration = 30, mode = 'video', zone = 'Asia/Riyadh' } = facts
  const starts = facts.startsAt ? new Date(facts.startsAt) : new Date(now.getTime() - 3_600_000)
  const ends = new Date(starts.getTime() + duration * 60_000)
  const isCompleted = status === 'completed'
  const [made] = await app.rows<{ id: string }>(
    `insert into appointments (patient_id, dietitian_id, type, service_name, other_service_name, mode, price_halalas, policy, starts_at,
        ends_at, zone, patient_zone, status, lapses_at, ending, outcome, completed_at, conflict_accepted_at, requested_at, changed_at, booked_by)
      values ($1, $2, 'initial-consultation', $3, $15, $4, 15000, '{"cancelUntil":"start","moves":2}', $5, $6, $7,
        'Asia/Riyadh', $8, $9, $10, $11, $12, $13, $14, $14, $16) returning id`,
    [
      patient?.id ?? null,
      dietitian?.id ?? null,
      facts.serviceName ?? 'Initial consultation',
      mode,
      starts,
      ends,
      zone,
      status,
      status === 'pending' ? (facts.lapsesAt ?? starts) : null,
      status === 'cancelled' ? (facts.ending ?? 'cancelled_by_patient') : null,
      isCompleted ? (facts.outcome ?? 'attended') : null,
      isCompleted ? (facts.completedAt ?? now) : null,
      facts.keptAt ?? null,
      new Date(Math.min(now.getTime(), starts.getTime()) - 86_400_000),
      facts.otherServiceName ?? null,
      facts.bookedBy ?? 'patient',
    ],
  )
  if (!made) throw new Error('the time is taken')
  if (facts.wantedAt)
    await app.rows(
      `update appointments set wanted_at = $2, wanted_since = requested_at, wanted_until = $3 where id = $1`,
      [made.id, facts.wantedAt, facts.wantedUntil ?? starts],
    )
  return made.id
}

/** An appointment that has taken place, with the patient's review. */
export async function reviewedBy(
  app: App,
  patient: { id: string },
  dietitian: { id: string },
  {
    rating = 5,
    content = 'Clear and kind.',
    reply = null as string | null,
    writtenAt = app.house.clock.now().toISOString(),
  } = {},
): Promise<{ appointment: string; review: string }> {
  const appointment = await putAppointment(app, { patient, dietitian })
  const [made] = await app.rows<{ id: string }>(
    `insert into reviews (appointment_id, patient_id, dietitian_id, service_name, rating, content, written_at, reply, replied_at)
      values ($1, $2, $3, 'Initial consultation', $4, $5, $6, $7, case when $7::text is not null then now() end) returning id`,
    [appointment, patient.id, dietitian.id, rating, content, writtenAt, reply],
  )
  return { appointment, review: made?.id ?? '' }
}
