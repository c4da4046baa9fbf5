import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { lockDemo } from './history.ts'

/** Notifications for the four demo accounts about their own events; the newest are unread. */
export const fillNotifications = (house: Pick<House, 'db'>, now: Date): Promise<boolean> =>
  house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const { rows } = await sql`
      with people as (
        select id from users where email in ('patient@nabta.test', 'dietitian@nabta.test', 'admin@nabta.test', 'both@nabta.test')
          and not exists (select from notification_states where user_id = users.id)
      ), told as (
        select people.id as person, events.id as event, 'appointment.requested' as kind, 'dietitian' as side, met.id as subject,
            null::uuid as dietitian, starts_at, least(greatest(requested_at, ${now}::timestamptz - interval '40 days'), ${now}) as at
          from people join appointments as met on met.dietitian_id = people.id and met.status = 'pending'
          join events on events.subject_id = met.id and events.kind = 'appointment.requested'
        union all
        select people.id, events.id, events.kind, 'patient', met.id, met.dietitian_id, starts_at, events.at
          from people join appointments as met on met.patient_id = people.id and met.status = 'pending'
          join events on events.subject_id = met.id and events.kind = 'appointment.reserved'
        union all
        select people.id, events.id, events.kind, 'dietitian', met.id, null, starts_at, events.at
          from people join appointments as met on met.dietitian_id = people.id
          join events on events.subject_id = met.id and events.kind = 'appointment.paid'
        union all
        select people.id, events.id, 'appointment.confirmed', 'patient', met.id, met.dietitian_id, starts_at, events.at
          from people join appointments as met on met.patient_id = people.id and met.status in ('confirmed', 'completed')
          join events on events.subject_id = met.id and events.kind = 'appointment.confirmed'
        union all
        select people.id, events.id, events.kind, side.name, met.id, case when side.name = 'patient' then met.dietitian_id end, starts_at, events.at
          from people cross join (values ('patient'), ('dietitian')) as side (name)
          join appointments as met on case when side.name = 'patient' then met.patient_id else met.dietitian_id end = people.id
          join events on events.subject_id = met.id and (events.kind = 'appointment.lapsed'
            or (events.kind = 'appointment.completed' and side.name = 'patient')
            or (events.kind = 'appointment.cancelled' and met.ending is distinct from 'cancelled_by_' || side.name))
        union all
        select people.id, events.id, 'review.written', 'dietitian', reviews.appointment_id, null, null, events.at
          from people join reviews on reviews.dietitian_id = people.id
          join events on events.subject_id = reviews.id and events.kind = 'review.written'
        union all
        select people.id, events.id, 'practice.submitted', null, events.subject_id, events.subject_id, null, events.at
          from people join user_roles on user_roles.user_id = people.id and role_type = 'admin'
          join verifications on verifications.submitted_at is not null
          join events on events.subject_id = verifications.user_id and events.kind = 'practice.submitted'
        union all
        select people.id, events.id, events.kind, side.name, case when side.name = 'patient' then asked.id else asked.patient_id end,
            case when side.name = 'patient' then asked.dietitian_id end, null, events.at
          from people cross join (values ('patient', 'questionnaire.sent'), ('dietitian', 'questionnaire.answered')) as side (name, kind)
          join questionnaires as asked on case when side.name = 'patient' then asked.patient_id else asked.dietitian_id end = people.id
          join events on events.subject_id = asked.id and events.kind = side.kind
      ), placed as (
        select *, row_number() over (partition by person order by at desc, event) as newest,
            row_number() over (partition by person order by at, event) as sequence
          from told where at > ${now}::timestamptz - interval '30 days' and at <= ${now}
      ), counted as (
        insert into notification_states (user_id, last) select person, max(sequence) from placed group by person
      )
      insert into notifications (user_id, sequence, event_id, kind, side, subject_id, dietitian_id, starts_at, at, read_at)
        select person, sequence, event, kind, side, subject, dietitian, starts_at, at, case when newest > 3 and kind <> 'questionnaire.answered' then at + interval '1 hour' end
          from placed where newest <= 40
        on conflict (event_id, user_id) do nothing
        returning user_id`.execute(tx)
    return rows.length > 0
  })
