import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { events } from '#server/events.ts'
import { syncShippedFoods } from '#server/foods/sync-shipped-foods.ts'
import { writeAuditedKinds } from '#server/ground/data/audited-kinds.ts'
import { openDatabase } from '#server/ground/data/db.ts'
import { startEmbedded } from '#server/ground/data/embedded/postgres.ts'
import { migrate } from '#server/ground/data/migrate.ts'
import { systemClock } from '#server/ground/time/clock.ts'
import { buildWeb } from '../../bin/build.ts'
import { patience } from '../database.ts'
import { type DocumentedDatabase, makeDocumentedDatabase } from './documented-database.ts'
import { makeRoom } from './room.ts'
import { type FoundTools, findTools } from './tools.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The address of the cluster's superuser, who creates databases and sees every row. No server ever gets this
     * address.
     */
    administrator: string
    /** The migrated database that every test file clones, created by deploy/database.sql and migrated by its owner. */
    template: DocumentedDatabase
    /** Paths of the tools that tests need; empty if a tool is missing. */
    tools: FoundTools
    /** The folder into which tests write. */
    room: string
  }
}

/**
 * Runs once: builds the web, finds the tools of this machine, and starts one PostgreSQL with a migrated template.
 * Component tests need none of it.
 */
export default async function setup(project: TestProject) {
  if (project.vitest.state.getPaths().every((path) => path.endsWith('.test.tsx'))) return
  const meanwhile = Promise.all([findTools(), buildWeb()])
  // A failure is reported by the later `await`.
  meanwhile.catch(() => {})
  const room = await makeRoom()
  project.provide('room', room)
  const cluster = await startEmbedded(room, { durable: false, database: 'postgres' })
  const stop = async () => {
    await cluster.stop()
    await rm(room, { recursive: true, force: true })
  }
  try {
    project.provide('administrator', cluster.url)
    project.provide('template', await makeTemplate(cluster.url))
    const [tools] = await meanwhile
    project.provide('tools', tools)
  } catch (fault) {
    await stop()
    throw fault
  }
  return stop
}

async function makeTemplate(administratorUrl: string): Promise<DocumentedDatabase> {
  const template = await makeDocumentedDatabase(administratorUrl)
  await migrate(template.ownerUrl)
  await writeAuditedKinds(template.ownerUrl, events)
  const db = openDatabase(template.appUrl, { patience })
  await syncShippedFoods(db, systemClock.now()).finally(db.close)
  return template
}
