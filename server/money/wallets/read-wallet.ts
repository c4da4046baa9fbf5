import { sql } from 'kysely'
import type { readWallet as route, WalletMovement } from '#contract/money/wallet.ts'
import { type NamedAppointment, namedAppointment } from '#server/appointments/facts/one-appointment.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { type NamedPackage, namedPackage } from '../packages/facts.ts'
import { heldForPayments, walletBalance } from './balance.ts'
import { transferMovements } from './transfers.ts'

type Row = {
  balance: number
  held: number
  movements:
    | {
        id: string
        kind: WalletMovement['kind']
        halalas: number
        at: string
        ibanEnd: string | null
        visit: NamedAppointment | null
        bought: NamedPackage | null
      }[]
    | null
}

/** Each movement looks up its payment; older ones are in the patient's data export. */
const mostShown = 100

export const readWallet: Read<typeof route, Row> = ({ id }, _input, now) => ({
  query: () => sql<Row>`
    select ${walletBalance(id)} as balance, ${heldForPayments(sql`${id}::uuid`, now)} as held,
      (select json_agg(json_build_object('id', moved.id, 'kind', moved.kind, 'halalas', moved.halalas, 'at', moved.at, 'ibanEnd', moved.iban_end,
          'visit', ${namedAppointment(sql`moved.appointment_id`)}, 'bought', ${namedPackage(sql`moved.package_id`)}) order by moved.at desc, moved.id)
        from (
          select payment_id as id, 'paid' as kind, halalas, spent_at as at, null as iban_end, appointment_id, package_id from wallet_holds
            where user_id = ${id}::uuid and spent_at is not null
          union all
          select id, 'refunded', halalas, credited_at, null, appointment_id, package_id from wallet_credits where user_id = ${id}::uuid
          union all
          select * from (${transferMovements(id)}) as transfers
          order by at desc limit ${mostShown}
        ) as moved) as movements`,
  view: ([row]) => ({
    balance: (row?.balance ?? 0) / 100,
    available: Math.max(0, (row?.balance ?? 0) - (row?.held ?? 0)) / 100,
    movements: (row?.movements ?? []).map(({ id, kind, halalas, at, ibanEnd, visit, bought }) => ({
      id,
      kind,
      amount: halalas / 100,
      at: new Date(at).toISOString(),
      ibanEnd,
      appointment: visit && { ...visit, startsAt: new Date(visit.startsAt).toISOString() },
      package: bought,
    })),
  }),
})
