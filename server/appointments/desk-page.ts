import { type RawBuilder, sql } from 'kysely'
import type { AppointmentStatus } from '#contract/appointments/appointment.ts'
import type { DeskAppointment } from '#contract/oversight/appointment.ts'
import { type Claim, claimOf } from './absence/claim.ts'
import { namedParty, type ReportedRow, reportedColumns } from './figures.ts'
import { isOwnCall } from './meeting-link.ts'
import { historyKinds } from './page.ts'

type Happened = {
  kind: string
  at: string
  by: string | null
  from: string | null
  to: string | null
  admin: DeskAppointment['history'][number]['admin']
}

export type DeskRow = ReportedRow & {
  status: AppointmentStatus
  service_name: string
  other_service_name: string | null
  requested: string
  wanted: string | null
  meeting_link: string | null
  claim: (Claim & { opened_at: string }) | null
  events: Happened[]
}

/** Set for what somebody did who is on neither side: an admin. */
const admin = sql`case when events.actor ~ '^[0-9a-f]{8}-' and events.actor is distinct from met.patient_id::text
    and events.actor is distinct from met.dietitian_id::text then ${namedParty(sql`events.actor::uuid`)} end`

/** One appointment for the page of admins: nothing that either side wrote. Read with the rights of the system. */
export const deskAppointment = (id: string): RawBuilder<DeskRow> => sql`
  select ${reportedColumns}, met.service_name, met.other_service_name, to_json(met.requested_at) #>> '{}' as requested,
      to_json(met.wanted_at) #>> '{}' as wanted, met.meeting_link, ${claimOf(sql`met.id`)}::jsonb
        || (select jsonb_build_object('opened_at', opened_at) from absence_claims where appointment_id = met.id) as claim,
      (select coalesce(json_agg(json_build_object('kind', kind, 'at', at, 'by', detail ->> 'by', 'from', detail ->> 'from',
          'to', detail ->> 'to', 'admin', ${admin}) order by id), '[]')
        from events where subject_type = 'appointment' and subject_id = met.id) as events
    from appointments as met where met.id = ${id}::uuid`

export function viewDeskRow(
  row: DeskRow,
): Pick<
  DeskAppointment,
  | 'state'
  | 'endsAt'
  | 'requestedAt'
  | 'serviceName'
  | 'otherServiceName'
  | 'place'
  | 'wantedAt'
  | 'history'
  | 'claim'
> {
  const { claim } = row
  return {
    state: row.status,
    endsAt: iso(row.ends),
    requestedAt: iso(row.requested),
    serviceName: row.service_name,
    otherServiceName: row.other_service_name,
    place: placeOf(row),
    wantedAt: row.wanted && iso(row.wanted),
    history: row.events.flatMap(viewHappened),
    claim: claim && {
      openedAt: iso(claim.opened_at),
      endsAt: iso(claim.ends_at),
      waitsForAdmins: claim.decided_as === null && claim.for_admins_at !== null,
      decidedAs: claim.decided_as,
    },
  }
}

const iso = (at: string) => new Date(at).toISOString()

/** A video appointment without a link takes place in the platform's call. */
function placeOf({ id, mode, meeting_link: link }: DeskRow): DeskAppointment['place'] {
  if (mode === 'in-person') return 'in_person'
  return link === null || isOwnCall(link, id) ? 'our_call' : 'other_call'
}

/** That notes were signed is between the two sides. */
function viewHappened({ kind, at, by, from, to, admin }: Happened): DeskAppointment['history'] {
  const shownAs = historyKinds[kind]
  if (!shownAs || shownAs === 'notes_signed') return []
  const side = by === 'patient' || by === 'dietitian' ? by : admin ? 'admin' : 'platform'
  return [
    {
      kind: shownAs,
      at: iso(at),
      by: side,
      admin: side === 'admin' && admin ? { ...admin, name: admin.name ?? '' } : null,
      from: from && iso(from),
      to: to && iso(to),
    },
  ]
}
