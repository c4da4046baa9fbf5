import { randomUUID } from 'node:crypto'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { cancelAppointment } from '#contract/appointments/changes.ts'
import { saveBilling } from '#contract/money/billing.ts'
import { readInvoiceSettings, saveInvoiceSettings } from '#contract/money/invoice-settings.ts'
import {
  listAllInvoices,
  listAppointmentInvoices,
  listInvoices,
  listPracticeInvoices,
  printInvoice,
  readInvoice,
} from '#contract/money/invoices.ts'
import { readNationalId, removeNationalId, saveNationalId } from '#contract/money/national-id.ts'
import { brand } from '#copy/brand.ts'
import { openDatabase, system } from '#server/ground/data/db.ts'
import { noor } from '#test/cast.ts'
import { patience } from '#test/database.ts'
import { cards, openPayments } from '#test/payments/open-payments.ts'
import {
  inHours,
  paidAppointment,
  paidPractice,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { deleteForGood, join, type Person } from '#test/people.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { creditRefunds } from './credit-refund.ts'
import { issueFees } from './issue-fees.ts'
import { issueForPayment } from './issue-sale.ts'
import { writeInvoice } from './write-invoice.ts'

const { app } = await openPayments()
await takePayments(app)
const layla = await paidPractice(app)
const admin = await join(app, noor, { role: 'admin' })
const billing = {
  legalName: 'Layla Nutrition Clinic',
  vatNumber: '310122393500003',
  healthLicense: '1400023456',
  street: '7214 Olaya Street',
  city: 'Riyadh',
  postalCode: '12213',
}

beforeAll(async () => {
  expect((await layla.call(saveBilling, billing)).status).toBe(200)
})

let hour = 40
async function pay(who: Person, to: Person = layla): Promise<string> {
  hour += 1
  const id = await paidAppointment(app, who, to, inHours(app, hour), cards.paid)
  await app.runJobs()
  return id
}

const own = async (who: Person) => (await who.call(listInvoices, {})).body.invoices
const read = async (who: Person, id: string) => (await who.call(readInvoice, { id })).body.invoice
async function only(who: Person) {
  const [first, ...others] = await own(who)
  expect(others).toEqual([])
  return read(who, first?.id ?? '')
}

test('a paid appointment has an invoice that never changes, with the tax that the price contains', async () => {
  const who = await somePatient(app)
  const appointment = await pay(who)
  const invoice = await only(who)
  expect(invoice).toMatchObject({
    kind: 'invoice',
    about: 'consultation',
    title: 'simplified_tax_invoice',
    total: 250,
    vat: 32.61,
    net: 217.39,
    appointment,
    seller: { name: 'Layla Nutrition Clinic', vatNumber: '310122393500003', address: { city: 'Riyadh' } },
    buyer: { nationalId: null },
    lines: [{ name: 'Consultation', category: 'S', rate: 15, net: 217.39, vat: 32.61, total: 250 }],
    corrects: null,
    credits: [],
    paper: {
      labels: { title: { en: 'Simplified tax invoice', ar: 'فاتورة ضريبية مبسطة' } },
      lines: [{ total: { en: '250.00 SAR', ar: '250.00 ر.س' } }],
    },
  })
  expect(Buffer.from(invoice.qr ?? '', 'base64').toString()).toContain('250.00\u0005\u000532.61')
  expect(invoice.number).toMatch(/^D\d+-20\d\d-0000\d\d$/)
  await layla.call(saveBilling, { ...billing, legalName: 'Another name' })
  expect(await only(who)).toEqual(invoice)
  await layla.call(saveBilling, billing)
  const told = { id: invoice.id, number: invoice.number, total: 250 }
  expect((await layla.call(listPracticeInvoices, {})).body.invoices).toContainEqual(
    expect.objectContaining(told),
  )
  for (const side of [who, layla])
    expect((await side.call(listAppointmentInvoices, { id: appointment })).body.invoices).toMatchObject([
      told,
    ])
  const [mail] = (await app.mailTo(who.email)).filter(({ text }) => text.includes(invoice.number))
  expect(mail?.text).toContain(`/patient/invoices/${invoice.id}`)
})

test('a payment that is reported many times is invoiced once', async () => {
  const who = await somePatient(app)
  await pay(who)
  const [payment] = await paymentsOf(app, who)
  const issue = () =>
    app.house.db.as(system, (tx) => issueForPayment(tx, app.house, payment?.id ?? '', app.house.clock.now()))
  const ids = await Promise.all([1, 2, 3, 4].map(issue))
  await app.runCron('issue_missing_invoices')
  expect(new Set(ids).size).toBe(1)
  expect(await own(who)).toHaveLength(1)
})

test('a payment that no job has invoiced is invoiced by the scheduled job, which also credits its refunds', async () => {
  const who = await somePatient(app)
  const id = await pay(who)
  const [row] = await paymentsOf(app, who)
  const copy = randomUUID()
  await app.rows(
    `insert into payments (id, patient_id, dietitian_id, appointment_id, amount_halalas, fee_percent, vat_percent, form, url, opened_at, form_until,
        state, gateway_payment, captured_at)
      select $1::uuid, patient_id, dietitian_id, $1::uuid, 10000, 15, 15, $1::text, url, opened_at, form_until, 'captured', $1::text, captured_at from payments where id = $2`,
    [copy, row?.id],
  )
  await app.rows(
    `insert into refunds (payment_id, halalas, cause, owed_at) values ($1, 3333, 'ended', now())`,
    [copy],
  )
  await app.runCron('issue_missing_invoices')
  expect((await own(who)).map(({ kind, total }) => [kind, total])).toEqual([
    ['credit_note', 33.33],
    ['invoice', 100],
    ['invoice', 250],
  ])
  expect((await who.call(listAppointmentInvoices, { id })).body.invoices).toHaveLength(1)
})

test('a refund is credited by a note that names its invoice, and never exceeds it', async () => {
  const who = await somePatient(app)
  const id = await pay(who)
  const cancelled = await who.call(cancelAppointment, { id, reason: 'I am away.', refund: 250 })
  expect(cancelled.status).toBe(200)
  await app.runJobs()
  const [note, invoice] = await own(who)
  expect([note?.kind, invoice?.kind]).toEqual(['credit_note', 'invoice'])
  const whole = await read(who, note?.id ?? '')
  expect(whole).toMatchObject({
    title: 'simplified_tax_credit_note',
    net: 217.39,
    vat: 32.61,
    total: 250,
    corrects: { id: invoice?.id, number: invoice?.number },
  })
  expect(whole.number).toMatch(/^D\d+C-20\d\d-0000\d\d$/)
  expect((await read(who, invoice?.id ?? '')).credits).toMatchObject([{ id: note?.id, total: 250 }])
  const [payment] = await paymentsOf(app, who)
  await Promise.all(
    [1, 2, 3].map(() =>
      app.house.db.as(system, (tx) => creditRefunds(tx, app.house, payment?.id ?? '', app.house.clock.now())),
    ),
  )
  expect(await own(who)).toHaveLength(2)
  const [row] = await app.rows<{ seller: string; document_sealed: Buffer }>(
    'select seller, document_sealed from invoices where id = $1',
    [invoice?.id],
  )
  const more = app.rows(
    `insert into invoices (id, kind, about, seller, corrects, issued_at, net_halalas, vat_halalas, total_halalas, document_sealed)
      values (gen_random_uuid(), 'credit_note', 'consultation', $1, $2, now(), 1, 0, 1, $3)`,
    [row?.seller, invoice?.id, row?.document_sealed],
  )
  await expect(more).rejects.toThrow('more would be credited than was invoiced')
})

/** For each series of a year: whether its numbers run from one without a gap. */
const series = () =>
  app.rows<{ kind: string; first: number; last: number; count: number; counted: number }>(
    `select invoices.seller, invoices.kind, min(place) as first, max(place) as last, count(*)::int as count, min(last) as counted
      from invoices join invoice_counters using (seller, kind, year) group by invoices.seller, invoices.kind, year`,
  )

test('fifty simultaneous invoices, some of them failing, skip no number and use none twice', async () => {
  const fahad = await paidPractice(app)
  const who = await somePatient(app)
  await pay(who, fahad)
  const [known] = await app.rows<{ seller: string }>('select seller from invoices where buyer_id = $1', [
    who.id,
  ])
  const document = {
    title: 'invoice',
    seller: await only(who).then(({ seller }) => seller),
    buyer: await only(who).then(({ buyer }) => buyer),
    lines: [
      {
        name: null,
        otherName: null,
        at: null,
        month: null,
        category: 'O',
        rate: 0,
        net: 100,
        vat: 0,
        total: 100,
      },
    ],
  } as const
  const db = openDatabase(app.appUrl, { patience })
  onTestFinished(db.close)
  const issue = (fails: boolean) =>
    db.as(system, async (tx) => {
      await writeInvoice(
        tx,
        app.house,
        {
          kind: 'invoice',
          about: 'consultation',
          seller: { series: known?.seller ?? '', id: fahad.id },
          buyer: who.id,
          payment: randomUUID(),
          document,
        },
        app.house.clock.now(),
      )
      if (fails) throw new Error('on purpose')
    })
  const done = await Promise.allSettled(Array.from({ length: 75 }, (_, place) => issue(place % 3 === 2)))
  expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(25)
  const all = await series()
  expect(all.length).toBeGreaterThan(2)
  for (const { first, last, count, counted } of all) expect([first, last, counted]).toEqual([1, count, count])
  expect(all.some(({ count }) => count === 51)).toBe(true)
})

test('the database lets no statement skip a number, and refuses a chosen one', async () => {
  const who = await somePatient(app)
  await pay(who)
  const before = await series()
  const again = `insert into invoices (id, kind, about, seller, payment_id, issued_at, year, place, number, net_halalas, vat_halalas, total_halalas)
    select id, kind, about, seller, payment_id, now(), 1999, 7, 'X-1', 1, 0, 1 from invoices where buyer_id = $1`
  await expect(app.rows(`${again} on conflict do nothing`, [who.id])).rejects.toThrow('would be left out')
  await expect(app.rows(again, [who.id])).rejects.toThrow('duplicate key')
  for (const statement of [
    `update invoice_counters set last = last + 1`,
    `update invoice_counters set last = last - 1`,
    `insert into invoice_counters (seller, kind, year, last) select seller, kind, 2031, 5 from invoice_counters limit 1`,
    'delete from invoice_counters',
    'truncate invoice_counters',
  ])
    await expect(app.rows(statement), statement).rejects.toThrow(/what was invoiced stays|would be left out/)
  expect(await series()).toEqual(before)
  const fresh = randomUUID()
  await app.rows(
    `insert into invoices (id, kind, about, seller, payment_id, issued_at, year, place, number, net_halalas, vat_halalas, total_halalas)
      select $1, 'invoice', 'consultation', seller, $1, now(), 1999, 7, 'X-1', 1, 0, 1 from invoices where buyer_id = $2`,
    [fresh, who.id],
  )
  const [row] = await app.rows<{ year: number; number: string }>(
    'select year, number from invoices where id = $1',
    [fresh],
  )
  expect(row?.year).toBeGreaterThan(2025)
  expect(row?.number).toMatch(/^D\d+-20/)
})

test('an issued invoice cannot be changed or deleted, not even by the owner of the tables', async () => {
  const who = await somePatient(app)
  await pay(who)
  const before = await only(who)
  for (const statement of [
    `update invoices set total_halalas = 1, net_halalas = 1, vat_halalas = 0`,
    `update invoices set number = 'D1-2026-999999'`,
    'update invoices set document_sealed = null',
    `update invoices set buyer_id = seller_id`,
    'delete from invoices',
    'truncate invoices cascade',
    'update invoice_sellers set place = place + 100',
    'delete from invoice_sellers',
  ])
    await expect(app.rows(statement), statement).rejects.toThrow('what was invoiced stays')
  const actor = { id: who.id, role: 'patient', language: 'en' } as const
  const forged = app.house.db.as(actor, (tx) =>
    writeInvoice(
      tx,
      app.house,
      {
        kind: 'invoice',
        about: 'consultation',
        seller: { series: randomUUID(), id: null },
        buyer: who.id,
        payment: randomUUID(),
        document: { title: 'invoice', seller: before.seller, buyer: before.buyer, lines: [] },
      },
      app.house.clock.now(),
    ),
  )
  await expect(forged).rejects.toThrow()
  expect(await only(who)).toEqual(before)
})

test('another person’s invoice cannot be found, read, printed or listed; admins find it by its number', async () => {
  const [who, other] = [await somePatient(app), await somePatient(app)]
  const fahad = await paidPractice(app)
  const appointment = await pay(who)
  const { id, number } = await only(who)
  for (const stranger of [other, fahad]) {
    expect((await stranger.call(readInvoice, { id })).status).toBe(404)
    expect((await stranger.call(printInvoice, { id })).status).toBe(404)
    expect((await stranger.call(listAppointmentInvoices, { id: appointment })).body.invoices).toEqual([])
  }
  expect(await own(other)).toEqual([])
  expect((await fahad.call(listPracticeInvoices, {})).body.invoices).toEqual([])
  const find = async (q: string) => (await admin.call(listAllInvoices, { q })).body.invoices
  expect(await find(number.toLowerCase())).toMatchObject([{ id, number }])
  expect(await find('D999-2026-000001')).toEqual([])
  expect(await find('%')).toEqual([])
  expect((await read(admin, id)).number).toBe(number)
})

test('admins list invoices by time in either direction, page by page', async () => {
  const listed = async (order: 'latest' | 'earliest') => {
    const found: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const { body } = await admin.call(listAllInvoices, { order, ...(after && { after }) })
      found.push(...body.invoices.map(({ id }) => id))
      after = body.after
    }
    return found
  }
  const latest = await listed('latest')
  expect(latest.length).toBeGreaterThan(1)
  expect(await listed('earliest')).toEqual(latest.reverse())
})

test('a citizen’s ID is stored encrypted, and leaves the tax out only if the operator and the provider qualify', async () => {
  const who = await somePatient(app)
  for (const wrong of ['1000000009', '2000000006', '12'])
    expect((await who.call(saveNationalId, { number: wrong })).body.error.fields).toMatchObject([
      { code: 'national_id_invalid' },
    ])
  expect((await who.call(saveNationalId, { number: '١٠٠٠ ٠٠٠ ٠٠٨' })).body).toEqual({
    end: '008',
    isUsed: false,
  })
  const [row] = await app.rows('select * from national_ids where user_id = $1', [who.id])
  expect(JSON.stringify(row)).not.toContain('1000000008')
  await pay(who)
  expect((await only(who)).lines).toMatchObject([{ category: 'S', vat: 32.61 }])

  const { settings, version } = (await admin.call(readInvoiceSettings, {})).body
  const operator = {
    legalName: 'Nabta Nutrition Company',
    legalNameArabic: 'شركة نبتة للتغذية',
    street: '1 King Fahd Road',
    city: 'Riyadh',
    postalCode: '12211',
    zeroRatesCitizens: true,
  }
  expect(settings.zeroRatesCitizens).toBe(false)
  expect((await admin.call(saveInvoiceSettings, { ...operator, version })).status).toBe(200)
  expect((await admin.call(saveInvoiceSettings, { ...operator, version })).body.error.code).toBe(
    'changed_meanwhile',
  )
  await pay(who)
  const [zero, before] = await own(who)
  const noteOf = async (invoice: string | undefined) =>
    (await read(who, invoice ?? '')).paper.notes.map(({ en }) => en).find((note) => /^Issued by/.test(note))
  expect(await noteOf(before?.id)).toBe(`Issued by ${brand.legalName.en} in the seller’s name.`)
  expect(await noteOf(zero?.id)).toBe('Issued by Nabta Nutrition Company in the seller’s name.')
  expect(await read(who, zero?.id ?? '')).toMatchObject({
    vat: 0,
    net: 250,
    total: 250,
    buyer: { nationalId: '1000000008' },
    lines: [{ category: 'Z', rate: 0 }],
  })
  // Neither for a provider without a ministry licence, nor for a patient who gives no number.
  const { healthLicense: _, ...unlicensed } = billing
  const fahad = await paidPractice(app)
  await fahad.call(saveBilling, unlicensed)
  await pay(who, fahad)
  const [taxed] = await own(who)
  expect(await read(who, taxed?.id ?? '')).toMatchObject({
    buyer: { nationalId: null },
    lines: [{ category: 'S' }],
  })
  expect((await who.call(removeNationalId, {})).status).toBe(200)
  expect((await who.call(readNationalId, {})).body).toEqual({ end: null, isUsed: true })
  await pay(who)
  const [after] = await own(who)
  expect((await read(who, after?.id ?? '')).lines).toMatchObject([{ category: 'S' }])
  const latest = (await admin.call(readInvoiceSettings, {})).body.version
  await admin.call(saveInvoiceSettings, { ...operator, zeroRatesCitizens: false, version: latest })
})

test('an unregistered operator issues an invoice without tax that is not a tax invoice', async () => {
  const fahad = await paidPractice(app)
  const who = await somePatient(app)
  await pay(who, fahad)
  expect(await only(who)).toMatchObject({
    title: 'invoice',
    vat: 0,
    net: 250,
    total: 250,
    qr: null,
    seller: { vatNumber: null },
    lines: [{ category: 'O', rate: 0 }],
  })
})

test('invoices are kept after their people have left, with encrypted contents', async () => {
  const who = await somePatient(app)
  await pay(who)
  const invoice = await only(who)
  const [row] = await app.rows('select document_sealed, * from invoices where id = $1', [invoice.id])
  expect(JSON.stringify(row)).not.toContain('Layla')
  await deleteForGood(app, who)
  const kept = await read(admin, invoice.id)
  // The upcoming appointment was cancelled with the account, and is credited.
  expect(kept).toEqual({ ...invoice, credits: [expect.objectContaining({ total: 250 })] })
  const [gone] = await app.rows('select buyer_id from invoices where id = $1', [invoice.id])
  expect(gone).toEqual({ buyer_id: null })
})

test('six years after its year the people and items on an invoice are destroyed, and its number stays', async () => {
  const who = await somePatient(app)
  await pay(who)
  const { id } = await only(who)
  const old = randomUUID()
  const year = new Date().getUTCFullYear() - 7
  for (const [icv, copy, at] of [
    [1, old, `${year}-12-31T12:00:00Z`],
    [2, randomUUID(), `${year + 1}-01-01T12:00:00Z`],
  ] as const) {
    await app.rows(
      `insert into invoices (id, kind, about, seller, seller_id, buyer_id, payment_id, issued_at, net_halalas, vat_halalas, total_halalas, document_sealed)
        select $1::uuid, kind, about, seller, seller_id, buyer_id, $1::uuid, $2, net_halalas, vat_halalas, total_halalas, document_sealed
          from invoices where id = $3`,
      [copy, at, id],
    )
    await app.rows(
      `insert into einvoices (invoice_id, seller, icv, previous_hash, hash, xml_sealed)
        select id, seller, $2, repeat('0', 44), repeat('0', 44), '\\x00' from invoices where id = $1`,
      [copy, icv],
    )
  }
  await app.runCron('forget_old_invoices')
  expect(await app.rows('select xml_sealed is not null as "isKept" from einvoices order by icv')).toEqual([
    { isKept: false },
    { isKept: true },
  ])
  const kept = await app.rows<{ id: string; is_kept: boolean; number: string }>(
    'select id, document_sealed is not null as is_kept, number from invoices where buyer_id = $1 order by issued_at',
    [who.id],
  )
  expect(kept.map(({ is_kept }) => is_kept)).toEqual([false, true, true])
  expect(kept[0]).toMatchObject({ id: old, number: expect.stringContaining(`-${year}-`) })
  expect((await who.call(readInvoice, { id: old })).status).toBe(404)
})

type Listed = { about: string; kind: string; total: number; id: string }
const fees = async (who: Person) =>
  (await who.call(listPracticeInvoices, { about: 'fee' })).body.invoices as Listed[]

test('the platform’s fee is invoiced monthly, as in the ledger, and credited if it was returned', async () => {
  const fahad = await paidPractice(app)
  const who = await somePatient(app)
  const earn = (
    cause: string,
    [earned, fee, vat]: readonly [number, number, number],
    kind: 'earned' | 'taken_back',
  ) =>
    app.house.db.as(system, (tx) =>
      postTransaction(
        tx,
        {
          kind,
          cause,
          entries: [
            { account: 'prepaid', halalas: earned + fee + vat },
            { account: { kind: 'earnings', of: fahad.id }, halalas: -earned },
            { account: 'platform_fee', halalas: -fee },
            { account: 'vat', halalas: -vat },
          ],
        },
        new Date('2026-10-10T10:00:00Z'),
      ),
    )
  const october = { month: '2026-10-01', until: new Date('2026-11-01T00:00:00+03:00') }
  const issue = () => issueFees(app.house, october)
  await earn(randomUUID(), [21_250, 3_261, 489], 'earned')
  await earn(randomUUID(), [10_625, 1_630, 244], 'earned')
  await issue()
  // An operator that is not registered cannot charge the tax that the fee contains.
  expect(await fees(fahad)).toEqual([])
  const { version, waiting } = (await admin.call(readInvoiceSettings, {})).body
  expect(waiting).toBeGreaterThan(0)
  const operator = {
    legalName: 'Nabta Nutrition Company',
    legalNameArabic: 'شركة نبتة للتغذية',
    vatNumber: '310122393500003',
    commercialNumber: '1010123456',
    street: '1 King Fahd Road',
    city: 'Riyadh',
    postalCode: '12211',
    zeroRatesCitizens: false,
  }
  expect((await admin.call(saveInvoiceSettings, { ...operator, version })).body.waiting).toBe(0)
  await Promise.all([issue(), issue()])
  await issue()
  const [first, ...others] = await fees(fahad)
  expect(others).toEqual([])
  expect(await read(fahad, first?.id ?? '')).toMatchObject({
    number: expect.stringMatching(/^FEE-20\d\d-\d{6}$/),
    title: 'simplified_tax_invoice',
    seller: {
      name: 'Nabta Nutrition Company',
      otherName: 'شركة نبتة للتغذية',
      commercialNumber: '1010123456',
    },
    lines: [{ month: '2026-10', category: 'S', rate: 15, net: 48.91, vat: 7.33, total: 56.24 }],
  })
  expect((await who.call(readInvoice, { id: first?.id ?? '' })).status).toBe(404)
  await app.runJobs()
  expect(
    (await app.mailTo(fahad.email)).some(({ text }) => text.includes(`/dietitian/invoices/${first?.id}`)),
  ).toBe(true)
  // One of them is taken back completely: its invoiced part is credited, and the ledger and the invoices agree.
  await earn(randomUUID(), [-10_625, -1_630, -244], 'taken_back')
  await issue()
  await issue()
  const [note] = await fees(fahad)
  expect(await fees(fahad)).toHaveLength(2)
  expect(await read(fahad, note?.id ?? '')).toMatchObject({
    kind: 'credit_note',
    number: expect.stringMatching(/^FEEC-/),
    total: 18.74,
    vat: 2.44,
    corrects: { id: first?.id },
  })
})

test('a printed invoice has everything in both languages, with the same amounts', async () => {
  const who = await somePatient(app)
  await pay(who)
  const invoice = await only(who)
  const text = async (language: 'en' | 'ar') => {
    const { status, bytes, headers } = await who.call(
      printInvoice,
      { id: invoice.id },
      { 'accept-language': language },
    )
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(headers.get('content-disposition')).toMatch(new RegExp(`"nabta-.*${invoice.number}\\.pdf"`))
    const task = getDocument({ data: bytes, verbosity: 0 })
    const pdf = await task.promise
    expect(pdf.numPages).toBe(1)
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    await task.destroy()
    return words.replace(/\s+/g, '')
  }
  const found = await text('en')
  for (const part of [
    invoice.number,
    '217.39',
    '32.61',
    '250.00SAR',
    '310122393500003',
    'Simplifiedtaxinvoice',
    'Consultation',
  ])
    expect(found).toContain(part)
  // Arabic letters are shaped in print; joined or not, they are the same letters.
  expect(found.normalize('NFKC')).toMatch(/مبسطة|ةطسبم/)
})
