import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import { afterAll, expect, test } from 'vitest'
import { cancelAppointment } from '#contract/appointments/changes.ts'
import { saveBilling } from '#contract/money/billing.ts'
import { listInvoices, readInvoice } from '#contract/money/invoices.ts'
import { cards, openPayments } from '#test/payments/open-payments.ts'
import { inHours, paidAppointment, paidPractice, somePatient, takePayments } from '#test/payments/paying.ts'
import { firstHash, hashXml } from './invoice-xml.ts'

const folder = await mkdtemp(join(tmpdir(), 'nabta-einvoices-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const { app } = await openPayments()
app.house.settings.einvoiceFolder = folder
await takePayments(app)
const layla = await paidPractice(app)
await layla.call(saveBilling, {
  legalName: 'Layla & Sons <Nutrition>',
  vatNumber: '310122393500003',
  street: '7214 Olaya Street',
  district: 'Al Olaya',
  city: 'Riyadh',
  postalCode: '12213',
})

/** The texts of a document by element path. */
function read(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const way: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  let text = ''
  parser.on('opentag', ({ local }) => {
    way.push(local)
    text = ''
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', () => {
    const place = way.slice(1).join('/')
    if (text) found.set(place, [...(found.get(place) ?? []), text])
    text = ''
    way.pop()
  })
  parser.write(xml).close()
  return found
}

/** The part that the tax office hashes: without declaration and QR code. */
const hashed = (xml: string) =>
  hashXml(
    xml
      .replace(/^<\?xml[^>]*\?>\n/, '')
      .replace(
        /<cac:AdditionalDocumentReference><cbc:ID>QR<\/cbc:ID>.*?<\/cac:AdditionalDocumentReference>/,
        '',
      ),
  )

test('the chain begins with the hash that the tax office has published', () => {
  expect(firstHash).toBe(
    'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==',
  )
})

test('invoices and credit notes form a chain in which each names the previous one, and are in the folder once', async () => {
  const who = await somePatient(app)
  const first = await paidAppointment(app, who, layla, inHours(app, 48), cards.paid)
  await app.runJobs()
  await who.call(cancelAppointment, { id: first, reason: 'I am away.', refund: 250 })
  await app.runJobs()
  await paidAppointment(app, who, layla, inHours(app, 50), cards.paid)
  await app.runJobs()
  await app.runCron('hand_over_einvoices')
  await app.runCron('hand_over_einvoices')
  const { invoices } = (await who.call(listInvoices, {})).body
  const [second, note, invoice] = invoices
  expect((await readdir(folder)).sort()).toEqual(invoices.map(({ number }) => `${number}.xml`).sort())
  const files = await Promise.all(
    [invoice, note, second].map((each) => readFile(join(folder, `${each?.number}.xml`), 'utf8')),
  )
  const documents = files.map(read)
  const texts = (place: string) => documents.map((document) => document.get(place))
  expect(texts('AdditionalDocumentReference/UUID')).toEqual([['1'], ['2'], ['3']])
  const named = texts('AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject')
  expect(named.map((each) => each?.[0])).toEqual([firstHash, hashed(files[0] ?? ''), hashed(files[1] ?? '')])
  const shown = (await who.call(readInvoice, { id: invoice?.id ?? '' })).body.invoice
  expect(named[0]?.[1]).toBe(shown.qr)
  expect(texts('InvoiceTypeCode')).toEqual([['388'], ['381'], ['388']])
  expect(files[0]).toContain('<cbc:InvoiceTypeCode name="0210000">')
  expect(texts('BillingReference/InvoiceDocumentReference/ID')).toEqual([
    undefined,
    [invoice?.number],
    undefined,
  ])
  const [document] = documents
  expect(document?.get('AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName')).toEqual([
    'Layla & Sons <Nutrition>',
  ])
  expect(document?.get('AccountingSupplierParty/Party/PostalAddress/BuildingNumber')).toEqual(['7214'])
  expect(document?.get('LegalMonetaryTotal/TaxInclusiveAmount')).toEqual(['250.00'])
  expect(document?.get('LegalMonetaryTotal/TaxExclusiveAmount')).toEqual(['217.39'])
  expect(document?.get('TaxTotal/TaxAmount')).toEqual(['32.61', '32.61'])
  expect(document?.get('TaxTotal/TaxSubtotal/TaxCategory/ID')).toEqual(['S'])
})

test('the database refuses an entry that would break the chain, or change it afterwards', async () => {
  const bent = app.rows(
    `insert into einvoices (invoice_id, seller, icv, previous_hash, hash)
      select invoices.id, invoices.seller, 9, repeat('0', 44), repeat('0', 44) from invoices limit 1`,
  )
  await expect(bent).rejects.toThrow('the chain of invoices would be broken')
  for (const statement of [
    `update einvoices set hash = repeat('0', 44)`,
    'update einvoices set handed_over_at = null',
    'update einvoices set xml_sealed = null',
    'delete from einvoices',
  ])
    await expect(app.rows(statement), statement).rejects.toThrow('what was invoiced stays')
})

test('without a folder no documents of the second phase are made', async () => {
  app.house.settings.einvoiceFolder = undefined
  const before = await app.rows('select from einvoices')
  const who = await somePatient(app)
  await paidAppointment(app, who, layla, inHours(app, 52), cards.paid)
  await app.runJobs()
  await app.runCron('hand_over_einvoices')
  expect(await app.rows('select from einvoices')).toHaveLength(before.length)
  expect((await who.call(listInvoices, {})).body.invoices).toHaveLength(1)
})
