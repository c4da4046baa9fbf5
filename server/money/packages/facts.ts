import { type RawBuilder, sql } from 'kysely'

/** The package that an appointment was booked with, unless the session has been returned to it. */
export const packageOf = (appointment: RawBuilder<unknown>): RawBuilder<string | null> => sql`(
  select package_id from package_uses where package_uses.appointment_id = ${appointment})`

/** The appointments that were booked with sessions of a package. */
export const appointmentsOf = (bought: RawBuilder<unknown>): RawBuilder<{ appointment_id: string }> => sql`
  select package_uses.appointment_id from package_uses
    where package_uses.package_id = ${bought} and package_uses.appointment_id is not null`

/** The value of its ready sessions, in halalas: the amount that could still be booked or refunded. */
export const readyValue = (bought: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select coalesce(sum(halalas), 0)::int from package_uses where package_uses.package_id = ${bought} and package_uses.state = 'ready')`

export type EarnedUseRow = { appointment_id: string; halalas: number }

/** Its earned sessions, at the price they were booked for. */
export const earnedUsesOf = (bought: RawBuilder<unknown>): RawBuilder<EarnedUseRow> => sql`
  select package_uses.appointment_id, package_uses.halalas from package_uses
    where package_uses.package_id = ${bought} and package_uses.state = 'used'`

/** Its sessions can be booked, unless something else prevents it. */
export const isOpenPackage = (bought: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from packages where packages.id = ${bought} and packages.state = 'open')`

/** Booked, and not accounted for yet. */
export const bookedUses: RawBuilder<{ appointment_id: string }> = sql`
  select package_uses.appointment_id from package_uses where package_uses.state = 'booked'`

/** Purchases of an offer that a patient has begun and not paid for. */
export const pendingPurchasesOf = (patient: string, offer: string): RawBuilder<{ id: string }> => sql`
  select packages.id from packages
    where packages.patient_id = ${patient}::uuid and packages.offer_id = ${offer}::uuid and packages.state = 'awaited'`

/** Whether it was sold, whatever has happened to it since. */
export const isSoldPackage = (bought: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from packages where packages.id = ${bought} and packages.state <> 'awaited')`

/** Packages that were sold in a period, with their prices. */
export const soldPackages = (
  from: Date,
  until: Date,
): RawBuilder<{ id: string; price_halalas: number }> => sql`
  select packages.id, packages.price_halalas from packages
    where packages.bought_at >= ${from}::timestamptz and packages.bought_at < ${until}::timestamptz`

export type NamedPackage = { serviceName: string; otherServiceName: string | null; uses: number }

/** The name of a package, as a column of another statement; null if there is none. */
export const namedPackage = (bought: RawBuilder<unknown>): RawBuilder<NamedPackage | null> => sql`(
  select json_build_object('serviceName', named.service_name, 'otherServiceName', named.other_service_name, 'uses', named.uses)
    from packages as named where named.id = ${bought})`

/** Packages that have not ended yet, of all patients. */
export const openPackages: RawBuilder<unknown> = sql`(
  select packages.id, packages.patient_id, packages.dietitian_id, packages.expires_at from packages where packages.state = 'open')`

export type UsableRow = { id: string; service: string; left: number; uses: number; until: string }

/** The packages that a patient can still book from with a dietitian, by service, the first to expire first. */
export const usablePackages = (
  patient: string,
  dietitian: string,
  now: Date,
): RawBuilder<UsableRow[]> => sql`(
  select coalesce(json_agg(json_build_object('id', own.id, 'service', own.service, 'left', own.ready, 'uses', own.uses, 'until', own.expires_at)
      order by own.expires_at, own.id, own.place), '[]')
    from (select packages.id, packages.expires_at, part.place, coalesce(part.uses, packages.uses) as uses,
        case when part.place is null then packages.service_id else part.service_id end as service,
        (select count(*)::int from package_uses where package_uses.package_id = packages.id and package_uses.state = 'ready'
          and package_uses.part is not distinct from part.place) as ready
      from packages left join package_parts as part on part.package_id = packages.id
      where packages.patient_id = ${patient}::uuid and packages.dietitian_id = ${dietitian}::uuid and packages.state = 'open'
        and packages.expires_at > ${now}::timestamptz) as own
    where own.ready > 0 and own.service is not null)`

/** The patient has paid, or begun to pay, for a package of anybody. */
export const hasChosenPackage = (patient: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from packages where patient_id = ${patient})`
