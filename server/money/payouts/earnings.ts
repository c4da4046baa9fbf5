import { sql } from 'kysely'
import { cellOf } from '#contract/csv.ts'
import type { exportEarnings as exportRoute, readEarnings as route } from '#contract/money/earnings.ts'
import type { InputOf, OutputOf } from '#contract/route.ts'
import { textFor } from '#contract/text-language.ts'
import { consultations } from '#copy/appointments/status.ts'
import { earnings as words } from '#copy/money/earnings.ts'
import { earningsInYear, earningsOf } from '#server/appointments/facts/earnings.ts'
import { zoneOfPractice } from '#server/availability/load.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { type Limit, spendAll } from '#server/ground/http/limits.ts'
import { netOfAppointment } from './net-of-appointment.ts'

/** Summed on each request: the price is frozen with its appointment, and nothing else is stored. */
export const readEarnings: Verb<typeof route> = async (tx, actor, { year: asked }, now) => {
  const zone = await zoneOf(tx, actor)
  const { rows } = await earningsOf(actor.id, zone, netOfAppointment(actor.id)).execute(tx)
  const years = [...new Set(rows.map(({ month }) => yearOf(month)))]
  const year = asked ?? years[0] ?? yearOf(now.toISOString())
  const months = Map.groupBy(
    rows.filter(({ month }) => yearOf(month) === year),
    ({ month }) => month,
  )
  const shown: OutputOf<typeof route>['months'] = [...months].map(([month, services]) => ({
    month,
    ...sumOf(
      services.map(({ count, halalas, net_halalas }) => ({
        count,
        total: halalas / 100,
        net: net_halalas / 100,
      })),
    ),
    services: services.map(({ name, other_name, count, halalas, net_halalas }) => ({
      name,
      otherName: other_name,
      count,
      total: halalas / 100,
      net: net_halalas / 100,
    })),
  }))
  return { year, years, ...sumOf(shown), months: shown }
}

const yearOf = (day: string) => Number(day.slice(0, 4))

const sumOf = (some: readonly { count: number; total: number; net: number }[]) => ({
  count: some.reduce((sum, { count }) => sum + count, 0),
  total: some.reduce((sum, { total }) => sum + Math.round(total * 100), 0) / 100,
  net: some.reduce((sum, { net }) => sum + Math.round(net * 100), 0) / 100,
})

async function zoneOf(tx: Tx, { id }: Actor): Promise<string> {
  const { rows } = await sql<{ zone: string | null }>`select ${zoneOfPractice(id)} as zone`.execute(tx)
  return rows[0]?.zone ?? 'Asia/Riyadh'
}

const exports: Limit = { name: 'earnings.exports', most: 30, seconds: 3_600 }

/** Oldest first. The file names no patient: patients' names stay in the practice. */
export async function exportEarnings(
  house: House,
  { year: asked }: InputOf<typeof exportRoute>,
  { actor }: Caller,
): Promise<FileAnswer> {
  await spendAll(house, [[exports, actor.id]])
  const { language } = actor
  const year = asked ?? yearOf(house.clock.now().toISOString())
  const rows = await house.db.as(
    actor,
    async (tx) =>
      (await earningsInYear(actor.id, await zoneOf(tx, actor), year, netOfAppointment(actor.id)).execute(tx))
        .rows,
  )
  const lines = [
    Object.values(words.columns).map((word) => word[language]),
    ...rows.map((row) => [
      row.day,
      row.time,
      textFor(language, row.name, row.other_name),
      consultations[row.mode][language],
      words.outcomes[row.outcome][language],
      row.halalas / 100,
      row.net_halalas / 100,
    ]),
  ].map((cells) => cells.map(cellOf).join(','))
  // The byte order mark tells spreadsheets that the file is UTF-8, for Arabic.
  const bytes = Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`, 'utf8')
  return { bytes, type: 'text/csv; charset=utf-8', name: `nabta-earnings-${year}.csv` }
}
