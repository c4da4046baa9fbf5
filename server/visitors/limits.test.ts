import { expect, test } from 'vitest'
import { holdForVisitor } from '#contract/visitors.ts'
import { openApp } from '#test/app.ts'
import { serviceOf } from '#test/appointments/appointments.ts'
import { drFahad, drLayla } from '#test/cast.ts'
import { join, type Person, visitor } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ TRUSTED_PROXIES: '127.0.0.1' })
app.at('2026-11-22T06:00:00.000Z')
const layla = await join(app, drLayla, { role: 'dietitian' })
const fahad = await join(app, drFahad, { role: 'dietitian' })
await listedDietitian(app, layla, { services: [{ duration: 30 }] })
await listedDietitian(app, fahad)

const times = Array.from({ length: 14 }, (_, at) =>
  new Date(Date.parse('2026-11-24T06:00:00Z') + at * 2_700_000).toISOString(),
)
const hold = async (address: string, startsAt = '', dietitian: Person = layla) => {
  const { status, headers } = await visitor(app).call(
    holdForVisitor,
    { dietitian: dietitian.id, service: await serviceOf(app, dietitian), startsAt },
    { 'x-forwarded-for': address },
  )
  return status === 429 ? `429 ${headers.get('retry-after')}` : String(status)
}

test('one network address holds five times at once', async () => {
  for (const at of times.slice(0, 5)) expect(await hold('198.51.100.1', at)).toBe('201')
  expect(await hold('198.51.100.1', times[5])).toBe('429 300')
  expect(await hold('198.51.100.1', '2026-11-25T06:00:00.000Z', fahad)).toBe('429 300')
  expect(await hold('198.51.100.2', times[5])).toBe('201')
})

test('visitors hold ten times of one dietitian at once, whatever their addresses', async () => {
  for (const [at, time] of times.slice(6, 10).entries())
    expect(await hold(`198.51.100.${10 + at}`, time)).toBe('201')
  expect(await hold('198.51.100.20', times[10])).toBe('429 300')
  expect(await hold('198.51.100.20', '2026-11-25T06:00:00.000Z', fahad)).toBe('201')
  app.at('2026-11-22T06:05:00.000Z')
  expect(await hold('198.51.100.20', times[10])).toBe('201')
})

test('one network address tries 30 times an hour', async () => {
  const tries: string[] = []
  for (let at = 0; at < 31; at++) tries.push(await hold('203.0.113.9', '2026-11-24T23:00:00.000Z'))
  expect([tries.slice(0, 30).every((each) => each === '409'), tries[30]?.slice(0, 3)]).toEqual([true, '429'])
})
