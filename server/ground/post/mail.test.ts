import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openMailServer } from '#test/fakes/mail-server.ts'
import { readSettings } from '../settings.ts'
import { isSingleAddress } from './is-single-address.ts'
import { framePictures } from './letter-pictures.ts'
import { type Letter, openMail } from './mail.ts'
import { outboxFolder, readStoredLetter } from './outbox.ts'
import { outboxMail } from './outbox-pages.ts'

describe('an address', () => {
  test.each([
    'sara@nabta.test',
    'sara.al-otaibi+food@mail.nabta.test',
    "o'brien@nabta.test",
    `${'a'.repeat(64)}@nabta.test`,
  ])('%s is accepted', (address) => {
    expect(isSingleAddress(address)).toBe(true)
  })

  test.each([
    '',
    'sara',
    '@nabta.test',
    'sara@',
    'sara@localhost',
    'a@b.test,c@d.test',
    'a@b.test;c@d.test',
    'a@b.test c@d.test',
    'a@b.test\r\nBcc: c@d.test',
    'a@b.test\n',
    '<a@b.test>',
    'Sara <a@b.test>',
    '"a"@b.test',
    '"a@evil.test"@b.test',
    '(note)a@b.test',
    'a@b.test(note)',
    'friends: a@b.test;',
    'a@@b.test',
    'a@b@c.test',
    '.a@b.test',
    'a..b@c.test',
    'a@-b.test',
    'a@b-.test',
    'a@b..test',
    'a@[127.0.0.1]',
    'سارة@nabta.test',
    'a@nabta.test\u0000',
    `${'a'.repeat(65)}@nabta.test`,
    `a@${'b'.repeat(250)}.test`,
  ])('%j is refused', (address) => {
    expect(isSingleAddress(address)).toBe(false)
  })

  test('no accepted address contains anything that could start a header or a second address', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,8}$/)
    const address = fc
      .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.array(word, { minLength: 1, maxLength: 2 }))
      .map(([name, host]) => `${name.join('.')}@${host.join('.')}.test`)
    const oddity = fc.constantFrom(
      ...'@.,;<>"\r\n\t\0 ():\\[]é%+-',
      'b',
      '@b.test',
      '\u2028',
      '\r\nBcc: c@d.test',
    )
    const bent = fc
      .tuple(address, fc.nat(), oddity)
      .map(([whole, at, piece]) => whole.slice(0, at % whole.length) + piece + whole.slice(at % whole.length))
    let taken = 0
    fc.assert(
      fc.property(fc.oneof(address, bent), (text) => {
        if (!isSingleAddress(text)) return
        taken++
        expect(text).toMatch(/^[^\s,;:<>"()\\@]+@[^\s,;:<>"()\\@]+$/)
      }),
      { numRuns: 2_000 },
    )
    expect(taken, 'of 2,000').toBeGreaterThan(500)
  })
})

describe('the outbox', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'nabta-outbox-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const letter: Letter = {
    id: '0199f0a0-0000-7000-8000-000000000001.newsletter-confirmation',
    to: 'sara@nabta.test',
    language: 'ar',
    subject: 'مرحبًا',
    html: '<p>1</p>',
    text: '1',
    oneClick: 'https://nabta.test/api/newsletter/one-click/x',
  }
  const at = new Date('2026-11-20T09:00:00Z')
  const opened = () => {
    const settings = readSettings({ DATA_DIR: dataDir })
    return { folder: outboxFolder(settings), mail: openMail(settings, () => {}, { now: () => at }) }
  }

  test('stores an email with the headers that a mail server would get', async () => {
    const { folder, mail } = opened()
    await mail.deliver(letter)
    expect(await readStoredLetter(folder, letter.id)).toMatchObject({
      at: at.toISOString(),
      to: 'sara@nabta.test',
      headers: {
        'Message-ID': `<${letter.id}@localhost>`,
        'Auto-Submitted': 'auto-generated',
        'Content-Language': 'ar',
        'List-Unsubscribe': `<${letter.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
  })

  test('logs for each email, if the product serves real people, that it was not delivered', async () => {
    for (const [environment, line] of [
      [{ PUBLIC_URL: 'https://nabta.example' }, ['warn', 'mail.kept']],
      [{}, ['info', 'mail.delivered']],
    ] as const) {
      const said: unknown[][] = []
      const settings = readSettings({ DATA_DIR: dataDir, DEMO: '0', ...environment })
      await openMail(settings, (...each) => said.push(each)).deliver(letter)
      expect(said).toEqual([[...line, { letter: letter.id }]])
    }
  })

  test('stores the same email once, however often it is delivered', async () => {
    const { folder, mail } = opened()
    await Promise.all([mail.deliver(letter), mail.deliver(letter)])
    await mail.deliver({ ...letter, subject: 'again' })
    expect(await readdir(folder)).toEqual([`${letter.id}.json`])
    expect(await readStoredLetter(folder, letter.id)).toMatchObject({ subject: 'مرحبًا' })
  })

  test('stores a calendar entry beside its email', async () => {
    const { folder, mail } = opened()
    const text = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n'
    await mail.deliver({ ...letter, calendar: { method: 'CANCEL', text } })
    expect(await readStoredLetter(folder, letter.id)).toMatchObject({ calendar: text })
  })

  test('a mail server gets the pictures as parts that the HTML names, and the outbox shows them', async () => {
    const server = await openMailServer()
    const sent = { ...letter, html: '<img src="cid:mark" alt="">', pictures: framePictures }
    const mail = openMail(readSettings({ SMTP_URL: server.url }), () => {}, { now: () => at })
    await mail.deliver(sent)
    mail.close()
    server.close()
    const [received = ''] = server.letters
    expect(received).toContain('Content-Type: multipart/related')
    for (const { cid } of framePictures) {
      expect(received).toMatch(new RegExp(`^Content-ID: <${cid}>`, 'im'))
      expect(received).toContain(`Content-Disposition: inline; filename=${cid}.png`)
    }
    const { folder, mail: kept } = opened()
    await kept.deliver(sent)
    expect(await outboxMail(folder, letter.id)).toContain('&lt;img src=&quot;data:image/png;base64,')
  })

  test('a mail server gets the entry as a part that calendars process, and as a file', async () => {
    const server = await openMailServer()
    const settings = readSettings({ DATA_DIR: dataDir, SMTP_URL: server.url })
    const text = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n'
    const mail = openMail(settings, () => {}, { now: () => at })
    await mail.deliver({ ...letter, calendar: { method: 'REQUEST', text } })
    mail.close()
    server.close()
    const [sent = '', ...more] = server.letters
    expect(more).toEqual([])
    expect(sent).toContain('Content-Type: text/calendar; charset=utf-8; method=REQUEST')
    expect(sent).toContain('Content-Disposition: attachment; filename=appointment.ics')
    expect(sent).toContain(Buffer.from(text).toString('base64'))
    expect(sent).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  test('comes from the brand unless the operator says otherwise, to its mailbox and to the mail server alike', async () => {
    const server = await openMailServer()
    const sent = async (environment: Record<string, string>) => {
      const mail = openMail(readSettings({ SMTP_URL: server.url, ...environment }), () => {}, {
        now: () => at,
      })
      await mail.deliver(letter)
      mail.close()
      const head = server.letters.at(-1)?.replace(/\r\n[ \t]+/g, ' ') ?? ''
      return {
        from: /^From: (.*)$/m.exec(head)?.[1],
        reply: /^Reply-To: (.*)$/m.exec(head)?.[1]?.trim(),
        envelope: server.senders.at(-1),
      }
    }
    const own = await sent({})
    expect([own.reply, own.envelope]).toEqual([undefined, 'support@nabta.test'])
    expect(own.from).toMatch(/<support@nabta\.test>/)
    const operator = {
      MAIL_FROM: 'hello@clinic.example',
      MAIL_REPLY_TO: 'desk@clinic.example',
      MAIL_BOUNCE: 'bounces@mail.clinic.example',
    }
    const theirs = await sent(operator)
    expect([theirs.reply, theirs.envelope]).toEqual(['desk@clinic.example', 'bounces@mail.clinic.example'])
    expect(theirs.from).toMatch(/<hello@clinic\.example>/)
    const partly = await sent({ MAIL_FROM: 'hello@clinic.example' })
    expect([partly.reply, partly.envelope]).toEqual(['support@nabta.test', 'hello@clinic.example'])
    server.close()

    const kept = openMail(readSettings({ DATA_DIR: dataDir, ...operator }), () => {}, { now: () => at })
    await kept.deliver(letter)
    expect(
      (await readStoredLetter(outboxFolder(readSettings({ DATA_DIR: dataDir })), letter.id))?.headers,
    ).toMatchObject({
      From: 'نبتة <hello@clinic.example>',
      'Reply-To': 'desk@clinic.example',
      'Return-Path': '<bounces@mail.clinic.example>',
    })
  })

  test('refuses an email to two addresses, and one whose id leads elsewhere', async () => {
    const { mail } = opened()
    await expect(mail.deliver({ ...letter, to: 'a@b.test,c@d.test' })).rejects.toThrow('exactly one address')
    await expect(mail.deliver({ ...letter, id: '../escape' })).rejects.toThrow('file name')
    expect(await readdir(dataDir)).toEqual([])
  })
})
