import type pg from 'pg'
import { BadSettings } from '../settings.ts'

const roles = ['nabta_app', 'nabta_jobs', 'nabta_reader']

type Facts = {
  name: string
  database: string
  has_superuser: boolean
  owns_database: boolean
  may_make_roles: boolean
  missing: string[]
  unreachable: string[]
  strangers: string[]
}

/** Refuses a database user that lacks a right of the documented owner; names the missing right and its remedy. */
export async function assertOwner(owner: pg.Client): Promise<void> {
  const facts = await factsOf(owner)
  if (facts.has_superuser) return
  const user = owner.escapeIdentifier(facts.name)
  if (facts.strangers.length)
    throw new BadSettings(
      `Tables of the database ${facts.database} belong to ${facts.strangers.join(', ')} instead of its user ${facts.name}: run deploy/hand-over.sql in it once.`,
    )
  if (!facts.owns_database)
    throw lacking(
      `The database user ${facts.name} does not own the database ${facts.database}.`,
      `alter database ${owner.escapeIdentifier(facts.database)} owner to ${user};`,
    )
  if (facts.missing.length && !facts.may_make_roles)
    throw lacking(
      `The database user ${facts.name} may not create the roles ${facts.missing.join(', ')}.`,
      `alter role ${user} createrole;`,
    )
  if (facts.unreachable.length)
    throw lacking(
      `The database user ${facts.name} may not act as the roles ${facts.unreachable.join(', ')}, which another user created.`,
      `grant ${facts.unreachable.join(', ')} to ${user} with admin option;`,
    )
}

async function factsOf(owner: pg.Client): Promise<Facts> {
  const { rows } = await owner.query<Facts>(
    `select rolname as name, current_database() as database, rolsuper as has_superuser, rolcreaterole as may_make_roles,
      (select pg_has_role(datdba, 'usage') from pg_database where datname = current_database()) as owns_database,
      array(select role from unnest($1::text[]) as role where to_regrole(role) is null) as missing,
      array(select role from unnest($1::text[]) as role where to_regrole(role) is not null
        and not pg_has_role(to_regrole(role), 'member with admin option')
        and not (pg_has_role(to_regrole(role), 'set') and pg_has_role(to_regrole(role), 'usage'))) as unreachable,
      array(select pg_get_userbyid(holder)::text from (select relowner from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
            and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
        union select nspowner from pg_namespace where nspname = 'app') as held(holder)
        where not pg_has_role(holder, 'usage') and pg_get_userbyid(holder) <> all ($1)) as strangers
    from pg_roles where rolname = current_user`,
    [roles],
  )
  if (!rows[0]) throw new Error('the query for the current database user returned no row')
  return rows[0]
}

const lacking = (what: string, remedy: string) =>
  new BadSettings(`${what} As an administrator of the database server: ${remedy}`)
