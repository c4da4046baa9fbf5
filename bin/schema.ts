import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeCatalogue } from '#db/catalogue.ts'
import { startEmbedded } from '#server/ground/data/embedded/postgres.ts'
import { migrate } from '#server/ground/data/migrate.ts'
import { openOwner } from '#server/ground/data/pools.ts'

const folder = await mkdtemp(join(tmpdir(), 'nabta-schema-'))
const embedded = await startEmbedded(folder, { durable: false })
try {
  await migrate(embedded.url)
  const owner = await openOwner(embedded.url)
  const { schema, types } = await describeCatalogue(owner)
  await owner.end()
  await writeFile('db/schema.sql', schema)
  await writeFile('db/tables.gen.ts', types)
} finally {
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}
