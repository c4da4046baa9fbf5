import { beforeAll, expect, test } from 'vitest'
import { contract, type RouteName } from '#contract/contract.ts'
import type { Route } from '#contract/route.ts'
import { personOf } from '#server/accounts/personal-data.ts'
import { eraseAndLog } from '#server/accounts/security/erase.ts'
import { system } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { joinAs, makeAllFixtures, partsFor } from '#test/join-as.ts'
import { markTexts, namesIn, textFields } from '#test/mark-texts.ts'
import type { ActorName, Parts } from '#test/matrix/row.ts'
import { matrix, sampleOf, sampleWith } from '#test/matrix.ts'
import { filesWith, placesOfEach } from '#test/places.ts'
import { triesAllRoutes, triesRoute } from '#test/setup/extent.ts'

/**
 * Marks every free text that the routes take, sends it, erases one of the people it is about, and then searches for
 * the mark: in every column of every table, in the files and in the log. New routes and new tables are included
 * automatically.
 */
const app = await openApp({ RATE_LIMIT_SCALE: '1000000' })
/** A text that must equal a given one is not free text. */
const compared: readonly RouteName[] = ['approvePractice']
const changing = (Object.entries(contract) as [RouteName, Route][]).filter(
  ([name, { method }]) => method !== 'GET' && !compared.includes(name),
)
/** The fewest texts, and addresses, that show that the search had something to find. */
const fewest = triesAllRoutes ? 26 : 0
const word = 'qzxvjw'

/** Texts that are retained after their author has left, and the reasons. */
const kept: Readonly<Record<string, string>> = {
  'appointments.service_name': 'what the other side has booked, or has done, goes by this name',
  'appointments.other_service_name': 'the same in the other language',
  'appointments.type': 'the same, as an address has it',
  'platform_settings.announcement_english': 'what the operator tells everybody',
  'platform_settings.announcement_arabic': 'the same in Arabic',
  'platform_setting_changes.was': 'what the operator told everybody before',
  'platform_setting_changes.became': 'what the operator told everybody since',
  'breaches.title': 'what went wrong, as the law asks to keep it',
  'breaches.what': 'the same',
  'breaches.risks': 'the same',
  'breaches.measures': 'the same',
  'breaches.contact': 'whom the authority may ask',
  'privacy_entries.note': 'and what was done about it',
  'canned_answers.title': 'what admins answer often tells of nobody',
  'canned_answers.title_arabic': 'the same in Arabic',
  'canned_answers.content': 'the answer itself',
  'canned_answers.content_arabic': 'the same in Arabic',
  'reviews.service_name': 'what the stars that stay were given for',
  'reviews.other_service_name': 'the same in the other language',
}

/**
 * Texts about another person, who may leave while the author stays. Texts by admins are always about another person.
 */
const aboutOthers = ({ path }: Route) =>
  /^\/api\/(appointments\/:id\/(?!link$)|practice\/(conflicts|reviews)|patients\/)/.test(path)

type Case = { name: RouteName; route: Route; actor: ActorName; leaves: 'author' | 'others' }

const cases = changing
  .filter(([name, route]) => triesRoute(name) && textFields(route).length > 0)
  .flatMap(([name, route]) =>
    (['signed_out', 'patient', 'dietitian', 'admin'] as const)
      .filter(
        (actor) =>
          matrix[name].expects[actor] < 400 &&
          (actor === 'admin') === (route.audience === 'admin') &&
          (actor === 'signed_out') === (name === 'register'),
      )
      .flatMap((actor): Case[] => [
        ...(actor === 'admin' ? [] : [{ name, route, actor, leaves: 'author' } as const]),
        ...(actor === 'admin' || aboutOthers(route)
          ? [{ name, route, actor, leaves: 'others' } as const]
          : []),
      ]),
  )

type Written = { mark: string; what: string; leavers: string[] }
const written: Written[] = []
/** People whom many cases name, and who leave as well: each text is about somebody who has left. */
let shared: string[] = []

beforeAll(async () => {
  // A second admin, so that any other admin may leave.
  await joinAs(app, 'admin')
  const before = await everybody()
  await makeAllFixtures(app, await joinAs(app, 'signed_out'), 'signed_out')
  shared = (await everybody()).filter((id) => !before.includes(id))
  for (const each of cases) await write(each)
  await app.runJobs()
  // Each of the hundreds of requests needs new people.
}, 300_000)

/** Sends one request with a mark in every text, on behalf of people whom no other case uses. */
async function write({ name, route, actor, leaves }: Case) {
  const before = await everybody()
  const person = await joinAs(app, actor)
  const parts = partsFor(app, person, actor)
  if (actor === 'admin') await putUpcomingAppointment(parts)
  const mark = `${word}${written.length}x`
  const sample = await sampleWith(name, parts)
  const { input, marks } = markTexts(route, sample, mark)
  if (marks === 0) return
  // A visitor's texts are linked to the person only by the address.
  if (actor !== 'signed_out' && 'email' in sample && name !== 'askForNewAddress') input.email = person.email
  const { status, text } = await person.call(route, input as never)
  expect([status, text.slice(0, 200)], `${name} by ${actor}`).toEqual([
    matrix[name].expects[actor],
    text.slice(0, 200),
  ])
  const others = (await everybody()).filter((id) => !before.includes(id) && id !== person.id)
  written.push({
    mark,
    what: `${name} by ${actor}, without the ${leaves}`,
    leavers: leaves === 'author' && actor !== 'signed_out' ? [person.id] : others,
  })
}

/** An upcoming appointment that an admin may cancel. */
async function putUpcomingAppointment({ stranger, practice }: Parts) {
  const [patient, { dietitian }] = [await stranger(), await practice()]
  const startsAt = new Date(app.house.clock.now().getTime() + 9 * 86_400_000).toISOString()
  await putAppointment(app, { patient, dietitian }, { status: 'confirmed', startsAt })
}

const everybody = async () => (await app.rows<{ id: string }>('select id from users')).map(({ id }) => id)

test('every field that takes free text is in the sample of its route', async () => {
  const person = await joinAs(app, 'patient')
  const fixtures = await makeAllFixtures(app, person, 'patient')
  const unions: readonly RouteName[] = ['register', 'answerSurvey', 'makePlan', 'importFoods']
  for (const [name, route] of changing.filter(([name]) => !unions.includes(name))) {
    const names = namesIn(sampleOf(name, fixtures))
    expect(
      textFields(route).filter((field) => !names.includes(field)),
      name,
    ).toEqual([])
  }
})

test('an event holds nothing that anybody wrote', async () => {
  expect(written.length).toBeGreaterThanOrEqual(fewest)
  const told = await app.rows<{ kind: string; detail: string }>(
    `select kind, detail::text as detail from events where detail::text ilike '%${word}%'`,
  )
  expect(told).toEqual([])
})

test('once a person has left, nothing that they wrote and nothing written about them can be found', async () => {
  const addresses: string[] = []
  const now = app.house.clock.now()
  for (const id of new Set([...shared, ...written.flatMap(({ leavers }) => leavers)]))
    await app.house.db.as(system, async (tx) => {
      const person = await personOf(tx, id)
      if (person.address) addresses.push(person.address)
      await eraseAndLog(tx, app.house, person, now)
    })
  await app.runJobs()
  app.at(new Date(now.getTime() + 2 * 3_600_000).toISOString())
  await app.runCron('sweep_files')

  const marks = await placesOfEach(
    app,
    written.map(({ mark }) => mark),
  )
  const left = written.flatMap(({ mark, what }) => {
    const places = (marks.get(mark) ?? []).filter((place) => !(place in kept))
    return places.length > 0 ? [`${what}: ${places}`] : []
  })
  expect(left).toEqual([])
  expect(addresses.length).toBeGreaterThanOrEqual(fewest)
  expect([...(await placesOfEach(app, addresses))].filter(([, places]) => places.length > 0)).toEqual([])
  expect(await filesWith(app, word)).toEqual([])
  expect(app.logged()).not.toContain(word)
})
