import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Kinds } from '#server/ground/data/events.ts'
import { events } from './events.ts'
import { work } from './jobs.ts'

const here = import.meta.dirname
/** The lists in the domains' files of this name that are exported with this ending. */
async function listsIn(name: string, ending: string): Promise<Record<string, object>> {
  const lists: Record<string, object> = {}
  for (const folder of readdirSync(here, { withFileTypes: true }).filter((each) => each.isDirectory())) {
    if (folder.name === 'data' || !readdirSync(`${here}/${folder.name}`).includes(name)) continue
    const exported: Record<string, unknown> = await import(`${here}/${folder.name}/${name}`)
    for (const [list, value] of Object.entries(exported))
      if (list.endsWith(ending)) lists[`${folder.name}.${list}`] = value as object
  }
  return lists
}

/** Names that are in two lists, and names that are missing from the roster. */
function astray(lists: Record<string, object>, roster: object): string[] {
  const names = Object.values(lists).flatMap((list) => Object.keys(list))
  return names.filter((name, index) => names.indexOf(name) !== index || !Object.hasOwn(roster, name))
}

test.each([
  ['events.ts', 'Events', events],
  ['jobs.ts', 'Jobs', work.jobs],
  ['jobs.ts', 'Cron', work.cron],
] as const)(
  'everything that a domain exports in its %s as …%s is in the roster, and only once',
  async (...row) => {
    const [file, ending, roster] = row
    const lists = await listsIn(file, ending)
    expect(Object.keys(lists).length).toBeGreaterThan(4)
    expect(astray(lists, roster)).toEqual([])
  },
)

test('a job function that nothing starts is detected', () => {
  const named = new Set(Object.values(events as Kinds).flatMap(({ jobs }) => jobs))
  const unnamed = Object.keys(work.jobs).filter((name) => !named.has(name))
  expect(
    unnamed.filter(
      (name) => !/^appointment_(mail|sms)_(patient|dietitian)$|^notification_pushed$/.test(name),
    ),
  ).toEqual([])
})

test('the rule itself finds duplicates and omissions', () => {
  const one = { 'a.happened': 1 }
  expect(astray({ one, two: { 'b.happened': 1 } }, { ...one, 'b.happened': 1 })).toEqual([])
  expect(astray({ one, two: one }, one)).toEqual(['a.happened'])
  expect(astray({ one }, {})).toEqual(['a.happened'])
})
