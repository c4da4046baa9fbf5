import { sql } from 'kysely'
import { BadSettings } from '#server/settings.ts'
import { type Database, system } from './db.ts'

/** Refuses a database that could lose what was acknowledged, or a role that the rules do not hold. */
export async function assertTrustworthy(db: Database, { durable }: { durable: boolean }): Promise<void> {
  const [facts] = await db.as(system, async (tx) => {
    const { rows } = await sql<Record<'fsync' | 'commits' | 'role', string> & { owns: boolean }>`
      select current_setting('fsync') as fsync,
        current_setting('synchronous_commit') as commits, current_user as role,
        rolsuper or rolbypassrls or rolcreaterole or exists (
          select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(current_user, relowner, 'usage')) as owns
      from pg_roles where rolname = current_user`.execute(tx)
    return rows
  })
  if (!facts) throw new Error('the database does not know its own role')
  if (facts.owns) {
    throw new BadSettings(
      `The server's role ${facts.role} owns tables or can bypass row-level security: give DATABASE_APP_URL a role that is only a member of nabta_app.`,
    )
  }
  if (durable && (facts.fsync !== 'on' || facts.commits === 'off')) {
    throw new BadSettings(
      'The database must run with fsync and synchronous_commit on: acknowledged work would be lost otherwise.',
    )
  }
}
