import { expect, test } from 'vitest'
import { openApp } from '#test/app.ts'
import { DatabaseGone } from '../data/database-faults.ts'
import type { House } from '../house.ts'
import { sendSms } from './send-within-budget.ts'

const app = await openApp()
const send = (count: number, to = '+966501234567') =>
  sendSms(app.house, { id: `${to.slice(1)}-${count}`, to, language: 'en', text: `message ${count}` })
const sent = async (to = '+966501234567') => (await app.mailTo(to)).length

test('a phone gets three messages an hour and ten a day; further ones wait', async () => {
  app.at('2026-11-22T06:00:00Z')
  for (const count of [1, 2, 3]) await send(count)
  await expect(send(4)).rejects.toMatchObject({ code: 'rate_limited' })
  expect(await sent()).toBe(3)
  await send(1, '+966507654321')
  for (const hour of [7, 8, 9]) {
    app.at(`2026-11-22T0${hour}:00:01Z`)
    for (const count of [1, 2, 3]) await send(hour * 10 + count).catch(() => {})
  }
  expect(await sent()).toBe(10)
  app.at('2026-11-23T06:00:01Z')
  await send(4)
  expect(await sent()).toBe(11)
})

test('messages that were not accepted do not count', async () => {
  const to = '+966500000001'
  app.at('2026-11-25T06:00:00Z')
  for (let count = 0; count < 5; count++)
    await expect(sendSms(app.house, { id: '../x', to, language: 'en', text: '' })).rejects.toThrow(
      'file name',
    )
  for (const count of [1, 2, 3]) await send(count, to)
  expect(await sent(to)).toBe(3)
})

test('an accepted message is not sent again if the database failed before that was recorded', async () => {
  app.at('2026-11-26T06:00:00Z')
  const taken: string[] = []
  let isGone = true
  const { db } = app.house
  const house: House = {
    ...app.house,
    sms: { deliver: async ({ id }) => void taken.push(id) },
    db: { ...db, as: (...asked) => (isGone ? Promise.reject(new DatabaseGone('gone')) : db.as(...asked)) },
  }
  const message = { id: 'once', to: '+966500000002', language: 'en', text: 'Your time is near' } as const
  await expect(sendSms(house, message)).rejects.toThrow(DatabaseGone)
  isGone = false
  await sendSms(house, message)
  await sendSms(house, { ...message, id: 'another' })
  expect(taken).toEqual(['once', 'another'])
})
