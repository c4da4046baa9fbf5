import { expect } from 'vitest'
import { bookWithPackage, listPackages, payForPackage } from '#contract/money/packages.ts'
import type { App } from '#test/app.ts'
import { firstBookingFields, serviceOf } from '#test/appointments/appointments.ts'
import type { Person } from '#test/people.ts'
import { cards, passForm } from './open-payments.ts'
import { conclude } from './paying.ts'

type Terms = { uses?: number; days?: number; price?: number }

/** A dietitian offers a package. */
export async function offerPackage(
  app: App,
  dietitian: Person,
  { uses = 5, days = 90, price = 1_000 }: Terms = {},
): Promise<string> {
  const [offer] = await app.rows<{ id: string }>(
    `insert into package_offers (dietitian_id, service_id, uses, days, price_halalas, offered_at, changed_at)
       values ($1, $2, $3, $4, $5, $6, $6) returning id`,
    [dietitian.id, await serviceOf(app, dietitian), uses, days, price * 100, app.house.clock.now()],
  )
  return offer?.id ?? ''
}

export const packagesOf = async (who: Person) => (await who.call(listPackages, {})).body.packages

/** Buys the package through form, bank and return page; returns the package's id. */
export async function buyPackage(
  app: App,
  who: Person,
  dietitian: Person,
  terms: Terms = {},
): Promise<string> {
  const offer = await offerPackage(app, dietitian, terms)
  const { body } = await who.call(payForPackage, { offer, price: terms.price ?? 1_000 })
  const { body: outcome } = await conclude(who, await passForm(body.url ?? '', cards.paid))
  expect(outcome).toEqual({ outcome: 'paid', appointment: null })
  const [latest] = await packagesOf(who)
  return latest?.id ?? ''
}

export async function bookOne(
  app: App,
  who: Person,
  dietitian: Person,
  bought: string,
  startsAt: string,
  more: { mode?: 'video' | 'in-person'; service?: string } = {},
) {
  return who.call(bookWithPackage, {
    id: bought,
    dietitian: dietitian.id,
    service: more.service ?? (await serviceOf(app, dietitian)),
    startsAt,
    mode: more.mode ?? 'video',
    zone: 'Asia/Riyadh',
    ...firstBookingFields,
  })
}
