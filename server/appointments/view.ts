import type { Appointment, Party } from '#contract/appointments/appointment.ts'
import { factsOf, type Row } from './row.ts'
import { isLapsed, mayOf } from './rules.ts'

export function viewOf(row: Row, party: Party, now: Date): Appointment {
  const facts = factsOf(row)
  const lapsed = isLapsed(facts, now)
  return {
    id: row.id,
    version: row.version,
    status: lapsed ? 'cancelled' : row.status,
    ending: lapsed ? 'lapsed' : row.ending,
    outcome: row.outcome,
    type: row.type,
    serviceName: row.service_name,
    otherServiceName: row.other_service_name,
    serviceId: row.service_id,
    mode: row.mode,
    price: row.price_halalas / 100,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    zone: row.zone,
    date: row.date,
    startTime: row.start_time.slice(0, 5),
    endTime: row.end_time.slice(0, 5),
    lapsesAt: row.status === 'pending' && !lapsed ? (row.lapses_at?.toISOString() ?? null) : null,
    other: {
      id: party === 'patient' ? row.dietitian_id : row.patient_id,
      name: row.other_full_name,
      otherName: row.other_other_name,
      photoId: row.other_photo_id,
    },
    meetingLink: row.status === 'confirmed' ? row.meeting_link : null,
    may: mayOf(facts, party, now),
  }
}
