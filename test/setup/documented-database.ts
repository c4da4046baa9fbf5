import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { openOwner } from '#server/ground/data/pools.ts'

export type DocumentedDatabase = { ownerUrl: string; appUrl: string }

/** Runs deploy/database.sql unchanged as the administrator of a cluster; returns the addresses of its two logins. */
export async function makeDocumentedDatabase(administratorUrl: string): Promise<DocumentedDatabase> {
  const passwords = {
    OWNER_PASSWORD: randomBytes(12).toString('hex'),
    APP_PASSWORD: randomBytes(12).toString('hex'),
  }
  await runAsPsql(administratorUrl, 'deploy/database.sql', passwords)
  const addressOf = (name: string, password: string) =>
    Object.assign(new URL(administratorUrl), { username: name, password, pathname: '/nabta' }).href
  return {
    ownerUrl: addressOf('nabta_own', passwords.OWNER_PASSWORD),
    appUrl: addressOf('nabta_web', passwords.APP_PASSWORD),
  }
}

/**
 * Works as psql does: variables come from the environment and are inserted as literals, and each statement is sent
 * separately.
 */
export async function runAsPsql(url: string, file: string, environment: Record<string, string>) {
  const text = await readFile(file, 'utf8')
  const variables = new Map(
    [...text.matchAll(/^\\getenv (\w+) (\w+)$/gm)].map(([, name = '', from = '']) => [
      name,
      environment[from] ?? '',
    ]),
  )
  const sql = text
    .replace(/^\s*(--|\\).*$/gm, '')
    .replace(/:'(\w+)'/g, (_, name: string) => pg.escapeLiteral(variables.get(name) ?? ''))
  const statements = sql.match(/(\$\$[\s\S]*?\$\$|[^;$])+/g) ?? []
  const client = await openOwner(url)
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
