import { expect, test } from 'vitest'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { statuses } from '#test/appointments/transition-table.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { rowOf, type Summarized } from './row.ts'

const app = await openApp()
app.at('2026-11-25T09:00:00.000Z')
const people = {
  dietitian: await join(app, drLayla, { role: 'dietitian', signedIn: false }),
  patient: await join(app, sara, { signedIn: false }),
}

/** What stands in the columns themselves, as far as it is read with the summary. */
async function expectWhatColumnsSay(): Promise<void> {
  const [row] = await app.rows<Summarized & Record<string, unknown>>('select * from appointments')
  if (!row) throw new Error('there is no appointment')
  const { summary, ...columns } = row
  const { claim: _, ...read } = rowOf({ summary, claim: null })
  expect(columns).toMatchObject(read)
}

test.each(Object.keys(statuses) as (keyof typeof statuses)[])(
  'what is read in one piece of one that is %s says what its columns say',
  async (status) => {
    await app.rows('delete from appointments')
    await putAppointment(app, people, {
      ...statuses[status],
      ...(status === 'wanting' && { wantedAt: '2026-12-07T10:00:00.000Z' }),
      startsAt: '2026-11-30T20:45:00.123Z',
      duration: 45,
      otherServiceName: 'استشارة "أولى"',
    })
    await expectWhatColumnsSay()
  },
)

test('it is written anew with every change, and when an account is gone', async () => {
  await app.rows('delete from appointments')
  const id = await putAppointment(app, people, { status: 'confirmed', startsAt: '2026-11-30T10:00:00.000Z' })
  for (const change of [
    `meeting_link = 'https://example.sa/call', version = 2, patient_attended_at = now(), dietitian_attended_at = '2026-11-30T10:00:00.123999Z'`,
    `zone = 'Europe/London', starts_at = '2026-11-30T11:00:00Z', ends_at = '2026-11-30T11:30:00Z', moves = 1`,
    `paid_halalas = 15000, policy = '{"cancelUntil":"start","moves":2,"refunds":{"wholeUntil":24,"partUntil":3,"partPercent":50}}'`,
    `status = 'cancelled', ending = 'cancelled_by_patient', refund_halalas = 7500, service_name = 'x'`,
    'dietitian_id = null',
  ]) {
    await app.rows(`update appointments set ${change} where id = $1`, [id])
    await expectWhatColumnsSay()
  }
})
