import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { forgetDietitian, readDietitian, saveDietitian, searchDietitians } from '#contract/directory.ts'
import { openApp } from '#test/app.ts'
import { drLayla, omar, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const patient = await join(app, sara)
const other = await join(app, omar)
const layla = await join(app, drLayla, { role: 'dietitian', signedIn: false })
await listedDietitian(app, layla)

const saved = async (who: Person) =>
  (await who.call(searchDietitians, { saved: '1' })).body.dietitians.map(({ id }) => id)
const kept = () => app.rows('select * from favorites')

test('a saved dietitian appears among the saved ones, for that patient only', async () => {
  for (let times = 0; times < 2; times++)
    expect((await patient.call(saveDietitian, { id: layla.id })).body).toEqual({ done: true })
  expect(await kept()).toHaveLength(1)
  expect(await saved(patient)).toEqual([layla.id])
  expect((await patient.call(readDietitian, { id: layla.id })).body.dietitian.isSaved).toBe(true)
  expect(await saved(other)).toEqual([])
  expect((await other.call(readDietitian, { id: layla.id })).body.dietitian.isSaved).toBe(false)
})

test('only the owner removes a saved dietitian, and removing twice has the effect of once', async () => {
  expect((await other.call(forgetDietitian, { id: layla.id })).status).toBe(200)
  expect(await saved(patient)).toEqual([layla.id])
  for (let times = 0; times < 2; times++)
    expect((await patient.call(forgetDietitian, { id: layla.id })).body).toEqual({ done: true })
  expect(await kept()).toEqual([])
})

test('an unlisted dietitian cannot be saved, and a saved one who is no longer listed is not shown', async () => {
  await patient.call(saveDietitian, { id: layla.id })
  await app.rows("update verifications set status = 'suspended' where user_id = $1", [layla.id])
  expect(await saved(patient)).toEqual([])
  expect((await other.call(saveDietitian, { id: layla.id })).status).toBe(404)
  expect((await other.call(saveDietitian, { id: randomUUID() })).status).toBe(404)
  expect((await other.call(saveDietitian, { id: patient.id })).status).toBe(404)
  expect(await kept()).toHaveLength(1)
  expect((await patient.call(forgetDietitian, { id: layla.id })).status).toBe(200)
})

test('a dietitian cannot save or book themselves, even with the id in capitals', async () => {
  const both = await join(app, { ...drLayla, email: unique(drLayla.email) }, { also: ['dietitian'] })
  await listedDietitian(app, both)
  for (const id of [both.id, both.id.toUpperCase()]) {
    expect((await both.call(saveDietitian, { id })).status).toBe(404)
    const { may } = (await both.call(readDietitian, { id })).body.dietitian
    expect(may).toEqual({ message: false, book: false })
  }
  expect(await app.rows('select from favorites where patient_id = dietitian_id')).toEqual([])
})
