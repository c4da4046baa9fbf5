import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { asAppRole, openDatabase } from '#server/data/db.ts'
import { startEmbedded } from '#server/data/embedded/postgres.ts'
import { migrate } from '#server/data/migrate.ts'
import { fillFoods } from '#server/foods/fill-foods.ts'
import { systemClock } from '#server/time/clock.ts'
import { buildWeb } from '../../bin/build.ts'
import { makeRoom } from './room.ts'
import { type FoundTools, findTools } from './tools.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's address of the migrated database that every test file clones. */
    template: string
    /** Paths of the tools that tests need; empty where one is missing. */
    tools: FoundTools
    /** Where tests write. */
    room: string
  }
}

/** Once per run: the web as built, the tools of this machine, and one PostgreSQL with a migrated template in it. */
export default async function setup(project: TestProject) {
  await buildWeb()
  project.provide('tools', await findTools())
  const room = await makeRoom()
  project.provide('room', room)
  const embedded = await startEmbedded(room, { durable: false, database: 'template' })
  await migrate(embedded.url)
  const db = openDatabase(asAppRole(embedded.url))
  await fillFoods(db, systemClock.now()).finally(db.close)
  project.provide('template', embedded.url)
  return async () => {
    await embedded.stop()
    await rm(room, { recursive: true, force: true })
  }
}
