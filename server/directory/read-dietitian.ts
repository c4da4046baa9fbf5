import { sql } from 'kysely'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import { betterForPatient } from '#contract/appointments/refunds.ts'
import type { DietitianPage, readDietitian as route } from '#contract/directory.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { isConnected } from '#server/invitations/facts.ts'
import { type UsableRow, usablePackages } from '#server/money/packages/facts.ts'
import { platformSetting, refundRulesNow } from '#server/platform/facts.ts'
import { nextFreeStarts } from '../availability/rules.ts'
import { type ScheduleRow, scheduleOf, scheduleRowOf } from '../availability/schedule.ts'
import { type CardRow, cardColumns, cardOf } from './card.ts'
import { isListed } from './facts.ts'
import { endOfPeriod } from './filters.ts'
import { sortServices } from './sort-services.ts'

type Row = CardRow &
  Pick<DietitianPage, 'bio' | 'education' | 'certificates' | 'languages' | 'services'> & {
    license_number: string
    licensed_until: string
    takes_at_once: boolean
    takes_payments: boolean
    platform_refunds: RefundRules
    schedule: ScheduleRow
    district: string | null
    other_district: string | null
    other_bio: string | null
    other_education: string | null
    packages: UsableRow[]
    has_met: boolean
    has_been_there: boolean
    is_connected: boolean
  }

const fewTimes = 6

/** Everything that patients may know. The next free times are computed now, so that no booked one is shown. */
export const readDietitian: Read<typeof route, Row> = (actor, { id, zone }, now) => ({
  query: () => sql<Row>`
    select ${cardColumns(actor, zone, now)}, district, other_district, bio, other_bio, education, other_education, certificates, languages, services,
        license_number, licensed_until, takes_at_once, ${platformSetting('takes_payments')} as takes_payments, ${refundRulesNow} as platform_refunds,
        ${scheduleRowOf(id, now)} as schedule, ${usablePackages(actor.id, id, now)} as packages,
        app.have_met(${actor.id}::uuid, ${id}::uuid) as has_met,
        app.have_been_there(${actor.id}::uuid, ${id}::uuid) as has_been_there, ${isConnected(actor.id, id)} as is_connected
      from directory where user_id = ${id}::uuid and ${isListed(id, now)}`,
  view([row]) {
    if (!row) throw new Refusal('not_found')
    const { bio, education, certificates, languages } = row
    const services = row.has_been_there ? row.services : sortServices(row.services)
    const schedule = scheduleOf(row.schedule)
    const freeFor = (duration: number | undefined, most: number) =>
      duration === undefined ? [] : nextFreeStarts({ ...schedule, duration, now }, most)
    const [soonest] = freeFor(
      services.map((service) => service.duration).sort((one, other) => one - other)[0],
      1,
    )
    const nextFree = freeFor(services[0]?.duration, fewTimes).map((at) => new Date(at).toISOString())
    const isSomebodyElse = !isSelf(actor, id)
    return {
      dietitian: {
        ...cardOf(row),
        availableToday: soonest !== undefined && soonest < endOfPeriod('today', zone, now).getTime(),
        nextFreeAt: soonest === undefined ? null : new Date(soonest).toISOString(),
        district: row.district,
        otherDistrict: row.other_district,
        bio,
        otherBio: row.other_bio,
        education,
        otherEducation: row.other_education,
        certificates,
        languages,
        services,
        license: { number: row.license_number, until: row.licensed_until },
        takesAtOnce: row.takes_at_once,
        takesPayments: row.takes_payments,
        refunds: betterForPatient(row.platform_refunds, schedule.refunds),
        packages: row.packages.map((each) => ({ ...each, until: new Date(each.until).toISOString() })),
        weekly: schedule.weekly,
        nextFree,
        isConnected: row.is_connected,
        may: { message: isSomebodyElse && row.has_met, book: isSomebodyElse && soonest !== undefined },
      },
    }
  },
})
