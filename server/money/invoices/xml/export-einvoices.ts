import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { xmlBinding } from './store-xml.ts'

/** Stamps and reports invoices. It may receive the same invoice again. */
type Reporter = { take(name: string, xml: string): Promise<void> }

/** Writes them to a folder that the operator's own system reads: the platform neither stamps nor reports. */
const intoFolder = (folder: string): Reporter => ({
  async take(name, xml) {
    await mkdir(folder, { recursive: true })
    const partial = join(folder, `.${name}.partial`)
    const file = await open(partial, 'w')
    try {
      await file.writeFile(xml)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(partial, join(folder, name))
  },
})

type Waiting = { invoice_id: string; name: string; xml_sealed: Buffer }

/** In the order of each chain; if one cannot be handed over, the rest waits for the next run. */
export async function exportEinvoices(house: House): Promise<void> {
  const { einvoiceFolder } = house.settings
  if (einvoiceFolder === undefined) return
  const reporter = intoFolder(einvoiceFolder)
  for (;;) {
    const waiting = await house.db.read(
      system,
      () => sql<Waiting>`
        select invoice_id, number || '.xml' as name, xml_sealed from einvoices join invoices on invoices.id = invoice_id
          where handed_over_at is null and xml_sealed is not null order by einvoices.seller, icv limit 100`,
    )
    if (waiting.length === 0) return
    for (const { invoice_id, name, xml_sealed } of waiting) {
      await reporter.take(name, house.keys.open(xml_sealed, xmlBinding(invoice_id)))
      await house.db.as(system, (tx) =>
        sql`update einvoices set handed_over_at = ${house.clock.now()} where invoice_id = ${invoice_id}::uuid`.execute(
          tx,
        ),
      )
    }
  }
}
