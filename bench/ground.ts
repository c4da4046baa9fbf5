import { join } from 'node:path'
import type pg from 'pg'
import { addressOfRunning } from '#server/ground/data/embedded/postgres.ts'
import { startBare } from './bare.ts'
import { fillCallers } from './callers.ts'
import { fillAppointments } from './fill-appointments.ts'
import { fillDirectory } from './fill-directory.ts'
import { fillPractice } from './fill-practice.ts'
import { holdJobs } from './jobs.ts'
import { openLoad } from './load.ts'
import { startProduct } from './product.ts'
import { largeCount, smallCount } from './rows.ts'
import type { Ground, Subject } from './sides.ts'

/** Starts two Nabtas, one with ten times the rows of the other, and the floor; closes them after the work. */
export async function withGround<T>(folder: string, work: (ground: Ground) => Promise<T>): Promise<T> {
  const closing: (() => unknown)[] = []
  try {
    const small = await startSubject(join(folder, 'small'), smallCount, closing)
    const large = await startSubject(join(folder, 'large'), largeCount, closing)
    for (const statement of floorTables) await small.owner.query(statement)
    const bare = await startBare(`${small.product.origin}/faq`, await addressOfRunning(small.product.folder))
    closing.push(bare.stop)
    const bareLoad = openLoad(bare.port)
    closing.push(bareLoad.close)
    return await work({ small, large, bare, bareLoad })
  } finally {
    for (const end of closing.reverse()) await end()
  }
}

async function startSubject(folder: string, rows: number, closing: (() => unknown)[]): Promise<Subject> {
  const product = await startProduct(folder)
  closing.push(product.stop)
  const owner = await product.owner()
  closing.push(() => owner.end())
  const load = openLoad(product.port)
  closing.push(load.close)
  await fill(owner, rows)
  const appUrl = await addressOfRunning(product.folder)
  await fillPractice(owner, appUrl, rows)
  await fillDirectory(owner, appUrl, rows / 20)
  await fillAppointments(owner, appUrl, rows)
  await owner.query('vacuum analyze')
  await holdJobs(owner)
  return { product, postmaster: await product.postmaster(), load, owner }
}

async function fill(owner: pg.Client, rows: number) {
  await owner.query(
    `insert into newsletter_subscribers (email, language, asked_at)
    select 'known-' || n || '@example.sa', 'en', now() - n * interval '1 minute' from generate_series(1, $1::int) as n`,
    [rows],
  )
  await owner.query(
    `insert into events (id, kind, subject_type, subject_id, actor, at)
    select uuidv7(), 'newsletter.asked', 'newsletter_subscriber', id, '', asked_at from newsletter_subscribers`,
  )
  await owner.query(
    `insert into counters (key, started_at, ends_at, spent)
    select md5(n::text), now(), now() + interval '1 day', 1 from generate_series(1, $1::int) as n`,
    [rows],
  )
  await fillCallers(owner)
}

const floorTables = [
  'create table floor_subscribers (like newsletter_subscribers including all)',
  'create table floor_times (person_id uuid not null, during tstzrange not null, exclude using gist (person_id with =, during with &&))',
  "create table floor_changes as select 1 as id, 'pending' as status",
  'create table floor_events (like events including all)',
  'create table floor_sessions (like sessions including all)',
]
