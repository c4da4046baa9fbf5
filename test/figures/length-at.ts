import { searchPeople } from '#contract/accounts/people.ts'
import { searchApplications } from '#contract/oversight/practices.ts'
import { listReportedAppointments } from '#contract/reports/figures.ts'
import type { OutputOf, Route, SentTo } from '#contract/route.ts'
import { listDeskTickets } from '#contract/support/desk.ts'
import type { Person } from '#test/people.ts'
import * as people from '#web/accounts/people/search-params.ts'
import type { Address } from '#web/app/address.ts'
import * as applications from '#web/oversight/search-params.ts'
import { tabAt } from '#web/portal/admin-tabs.ts'
import * as reports from '#web/reports/search-params.ts'
import * as tickets from '#web/support/desk/search-params.ts'

/** The totals of a list that a figure may show. */
export type CountedRows = { rows: number; riyals: number }

type Reader = Pick<Person, 'call'>

/** Requests all pages of the list at an address of the admin portal as the list's screen does, and counts them. */
export async function countRowsAt(admin: Reader, address: Address, today: string): Promise<CountedRows> {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const search = Object.fromEntries(searchParams)
  switch (tabAt(pathname, searchParams.get('tab'))) {
    case 'users':
      return count(
        await pagesOf(admin, searchPeople, people.toQuery(people.readSearchParams(search))),
        'people',
      )
    case 'dietitians': {
      const { list } = applications.readSearchParams(search)
      return count(await pagesOf(admin, searchApplications, { list }), 'applications')
    }
    case 'support': {
      const asked = tickets.toQuery(search)
      return count(await pagesOf(admin, listDeskTickets, asked), 'tickets')
    }
    case 'reports': {
      const asked = reports.toQuery(reports.readSearchParams(search, today))
      const pages = await pagesOf(admin, listReportedAppointments, asked)
      const counted = count(pages, 'appointments')
      if (pages.some(({ total }) => total !== counted.rows))
        throw new Error(`${address} says another number than it has rows: ${counted.rows}`)
      const riyals = pages
        .flatMap(({ appointments }) => appointments)
        .reduce((sum, { price }) => sum + price, 0)
      return { rows: counted.rows, riyals }
    }
    default:
      throw new Error(`there is no list at ${address}`)
  }
}

/** All pages of a list, in order. */
export async function pagesOf<R extends Route>(
  reader: Reader,
  route: R,
  input: SentTo<R>,
): Promise<OutputOf<R>[]> {
  const pages: OutputOf<R>[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const asked = { ...(input as object), ...(after && { after }) } as Parameters<typeof reader.call<R>>[1]
    const { status, body, text } = await reader.call<R>(route, asked)
    if (status !== 200) throw new Error(`${status} ${text}`)
    pages.push(body)
    after = (body as unknown as { after: string | null }).after
  }
  return pages
}

function count<Of extends string>(
  pages: readonly { readonly [each in Of]: readonly { readonly id: string }[] }[],
  of: Of,
): CountedRows {
  const ids = pages.flatMap((page) => page[of].map(({ id }) => id))
  if (new Set(ids).size !== ids.length) throw new Error('somebody or something stands there twice')
  return { rows: ids.length, riyals: 0 }
}
