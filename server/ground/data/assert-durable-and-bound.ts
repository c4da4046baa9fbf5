import { sql } from 'kysely'
import { BadSettings } from '../settings.ts'
import { type Database, system } from './db.ts'

type Trust = {
  durable: boolean
  /** The URL names a login that only serves, not the owner's. */
  hasOwnLogin: boolean
}

/** Refuses a database that could lose acknowledged work, or a role that row-level security does not bind. */
export async function assertDurableAndBound(db: Database, { durable, hasOwnLogin }: Trust): Promise<void> {
  const [facts] = await db
    .as(system, async (tx) => {
      const { rows } = await sql<Record<'fsync' | 'commits' | 'role', string> & { owns: boolean }>`
      select current_setting('fsync') as fsync,
        current_setting('synchronous_commit') as commits, rolname as role,
        rolsuper or rolbypassrls or rolcreaterole or exists (
          select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(rolname, relowner, 'usage')) as owns
      from pg_roles where rolname = ${hasOwnLogin ? sql`session_user` : sql`current_user`}`.execute(tx)
      return rows
    })
    .catch(refuseStranger)
  if (!facts) throw new Error('the query for the current database role returned no row')
  if (facts.owns) {
    throw new BadSettings(
      `The server's role ${facts.role} owns tables or can bypass row-level security: give DATABASE_APP_URL a role that is only a member of nabta_app.`,
    )
  }
  if (durable && (facts.fsync !== 'on' || facts.commits === 'off')) {
    throw new BadSettings(
      'The database must run with fsync and synchronous_commit on; otherwise acknowledged work could be lost.',
    )
  }
}

/** Every connection starts by switching to nabta_app, which fails for a login that is not a member. */
function refuseStranger(fault: unknown): never {
  if (fault instanceof Error && /permission denied to set role/.test(fault.message))
    throw new BadSettings(
      'The login of DATABASE_APP_URL is not a member of nabta_app: as the owner of the database, grant nabta_app to it.',
      { cause: fault },
    )
  throw fault
}
