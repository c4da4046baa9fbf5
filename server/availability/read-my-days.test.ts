import { expect, test } from 'vitest'
import { addException, readMyDays } from '#contract/availability.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla } from '#test/cast.ts'
import { join } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T05:00:00Z')
const layla = await join(app, drLayla, { role: 'dietitian' })
const fahad = await join(app, drFahad, { role: 'dietitian' })
const take = (who: string, during: string, held: string | null = null) =>
  app.rows('insert into taken_times (person_id, during, held_until) values ($1, $2, $3)', [who, during, held])

test('before publishing anything a dietitian sees the effect of the hours', async () => {
  const { body } = await layla.call(readMyDays, { from: '2026-11-26', days: '3' })
  expect(body.zone).toBe('Asia/Riyadh')
  expect(body.days.map(({ day, by, hours, slots, taken }) => [day, by, hours, slots.length, taken])).toEqual([
    ['2026-11-26', 'weekly', [{ from: '09:00', to: '17:00' }], 31, []],
    ['2026-11-27', 'weekly', [], 0, []],
    ['2026-11-28', 'weekly', [], 0, []],
  ])
  expect(body.days[0]?.slots[0]).toBe('2026-11-26T06:00:00.000Z')
})

test('slots have the requested length, or that of the shortest active service', async () => {
  const last = async (duration?: string) => {
    const { body } = await layla.call(readMyDays, {
      from: '2026-11-26',
      days: '1',
      ...(duration && { duration }),
    })
    return body.days[0]?.slots.at(-1)?.slice(11, 16)
  }
  expect([await last(), await last('90')]).toEqual(['13:30', '12:30'])
  await app.rows(
    `insert into services (dietitian_id, slug, name, description, minutes, price_halalas, platform, is_active, created_at, updated_at, deleted_at)
      select $1, minutes::text, '', '', minutes, 0, 'zoom', minutes <> 15, now(), now(), case minutes when 20 then now() end
        from unnest(array[15, 20, 45, 60]) as minutes`,
    [layla.id],
  )
  expect(await last()).toBe('13:15')
})

test('exceptions, bookings and holds appear on their days, but not an expired hold', async () => {
  await layla.call(addException, {
    kind: 'instead',
    from: '2026-11-23',
    to: '2026-11-23',
    weekdays: null,
    hours: [{ from: '20:00', to: '01:00' }],
  })
  await layla.call(addException, {
    kind: 'closed',
    from: '2026-11-24',
    to: '2026-11-24',
    weekdays: null,
    hours: [],
  })
  await take(layla.id, '[2026-11-23T20:00+03:00, 2026-11-23T21:00+03:00)')
  await take(layla.id, '[2026-11-23T22:00+03:00, 2026-11-23T22:30+03:00)', '2026-11-22T05:01:00Z')
  await take(layla.id, '[2026-11-23T23:00+03:00, 2026-11-23T23:30+03:00)', '2026-11-22T05:00:00Z')
  await take(fahad.id, '[2026-11-23T21:30+03:00, 2026-11-23T22:00+03:00)')
  const { body } = await layla.call(readMyDays, { from: '2026-11-23', days: '2', duration: '30' })
  expect(body.days).toEqual([
    {
      day: '2026-11-23',
      by: 'instead',
      hours: [{ from: '20:00', to: '00:00' }],
      slots: ['18:15', '19:45', '20:00', '20:15', '20:30'].map((at) => `2026-11-23T${at}:00.000Z`),
      taken: [
        { from: '2026-11-23T17:00:00.000Z', to: '2026-11-23T18:00:00.000Z' },
        { from: '2026-11-23T19:00:00.000Z', to: '2026-11-23T19:30:00.000Z' },
      ],
    },
    { day: '2026-11-24', by: 'closed', hours: [], slots: [], taken: [] },
  ])
})

test.each(['0001-01-01', '1969-12-31', '9999-12-30'])('any calendar day is answered: %s', async (from) => {
  const { status, body } = await layla.call(readMyDays, { from, days: '42' })
  expect([status, body.days.length]).toEqual([200, from === '9999-12-30' ? 2 : 42])
  expect(body.days.flatMap(({ slots }) => slots)).toEqual([])
})
