import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openOwner } from '#server/data/db.ts'

type TestDatabase = { url: string; drop(): Promise<void> }

/** A database of one's own, cloned from the migrated template in some 50 ms. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const template = inject('template')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Page by page through the log takes the cluster four times as long.
  await onCluster(template, `CREATE DATABASE ${name} TEMPLATE template STRATEGY file_copy`)
  const url = new URL(template)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onCluster(template, `DROP DATABASE ${name} WITH (FORCE)`) }
}

/** Its owner, for as long as the tests of a file run. */
export async function ownerOfDatabase(): Promise<pg.Client> {
  const database = await cloneDatabase()
  const owner = await openOwner(database.url)
  afterAll(async () => {
    await owner.end()
    await database.drop()
  })
  return owner
}

async function onCluster(template: string, statement: string) {
  const url = new URL(template)
  url.pathname = '/postgres'
  const owner = await openOwner(url.href)
  try {
    await owner.query(statement)
  } finally {
    await owner.end()
  }
}
