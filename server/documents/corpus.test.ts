import { connect } from 'node:net'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { readDocument, removeDocument, uploadDocument } from '#contract/documents.ts'
import { mostBytes } from '#contract/uploads.ts'
import { openApp } from '#test/app.ts'
import { drLayla } from '#test/cast.ts'
import { badFiles } from '#test/fakes/bad-files.ts'
import { goodFiles } from '#test/fakes/good-files.ts'
import { onePage, writePdf } from '#test/fakes/pdf.ts'
import type { SentFile } from '#test/fakes/sent-file.ts'
import { join, type Person, unique } from '#test/people.ts'
import { requestFor } from '#test/request-for.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const bad = await badFiles()
const good = await goodFiles()
let layla: Person
beforeAll(async () => {
  layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
})

const send = ({ name, file, type, bytes }: SentFile, person = layla) =>
  person.call(uploadDocument, {
    kind: 'other',
    name,
    file,
    upload: { type, bytes: new Uint8Array(bytes) },
  } as never)

const keptFiles = async () => {
  const names: string[] = []
  for await (const { name } of app.house.files.list()) names.push(name)
  return names
}

test('none of some 430 files that pretend, hide, act, flood or break is accepted, and none delays other requests', async () => {
  expect(bad.length).toBeGreaterThan(400)
  const accepted: string[] = []
  let longest = { name: '', ms: 0 }
  for (const file of bad) {
    // CPU time of the event loop's thread only: other threads and processes do not delay requests.
    const before = process.threadCpuUsage()
    const { status, body } = await send(file)
    const { user, system } = process.threadCpuUsage(before)
    const ms = (user + system) / 1_000
    if (ms > longest.ms) longest = { name: file.name, ms }
    const isRefused = status === 422 ? body.error.code === 'file_refused' : status === 415
    if (!isRefused) accepted.push(`${file.name}: ${status} ${body.error?.code ?? ''}`)
  }
  expect(accepted).toEqual([])
  expect(longest.ms, longest.name).toBeLessThan(200)
  expect(await app.rows('select from documents')).toEqual([])
  expect(await keptFiles()).toEqual([])
  expect(app.logged()).not.toContain('"fault"')
})

describe('files as honest programs write them', () => {
  test.each(good.map((file) => [file.name, file] as const))(
    '%s is accepted, and can be read back unchanged',
    async (_, file) => {
      const { status, body } = await send(file)
      expect(status, body.error?.code).toBe(201)
      const { id } = body.document
      const read = await layla.call(readDocument, { id })
      expect(read.status).toBe(200)
      expect(read.headers.get('content-type')).toBe(file.type)
      const bytes = Buffer.from(read.bytes)
      if (file.type === 'application/pdf') expect(bytes.equals(file.bytes)).toBe(true)
      else await expectSamePicture(bytes, file.bytes)
      const [row] = await app.rows<{ bytes: number }>('select bytes from documents where id = $1', [id])
      expect(row?.bytes).toBe(bytes.length)
      const sealed = await app.house.files.read(`documents/${id}`)
      expect(sealed?.includes(bytes.subarray(0, 16))).toBe(false)
      await layla.call(removeDocument, { id })
    },
  )

  test('removed content leaves no trace', async () => {
    await app.runJobs()
    expect(await keptFiles()).toEqual([])
  })
})

/** Upright, without metadata, and nearly the same colours: a JPEG is never the same twice. */
async function expectSamePicture(ours: Buffer, theirs: Buffer) {
  const { exif, icc, xmp, iptc, comments, orientation } = await sharp(ours).metadata()
  expect([exif, icc, xmp, iptc, comments, orientation ?? 1]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    1,
  ])
  const [drawn, meant] = await Promise.all(
    [ours, theirs].map((bytes) =>
      sharp(bytes)
        .autoOrient()
        .toColourspace('srgb')
        .raw({ depth: 'uchar' })
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  if (!drawn || !meant) throw new Error('no pixels')
  expect([drawn.info.width, drawn.info.height]).toEqual([meant.info.width, meant.info.height])
  let difference = 0
  for (let at = 0; at < meant.data.length; at++)
    difference += Math.abs((drawn.data[at] ?? 0) - (meant.data[at] ?? 0))
  expect(difference / meant.data.length).toBeLessThan(4)
}

const longestPdf = (bytes: number) => {
  const rest = writePdf(onePage('', { says: '', data: Buffer.alloc(5_000_000) })).length - 5_000_000
  return writePdf(onePage('', { says: '', data: Buffer.alloc(bytes - rest, 'x') }))
}
const query = '?kind=other&name=Licence&file=licence.pdf'

describe('the length of a file', () => {
  test('5,242,880 bytes are still accepted, and one more is not', async () => {
    expect(longestPdf(mostBytes)).toHaveLength(mostBytes)
    const file = { name: 'Licence', type: 'application/pdf', file: 'licence.pdf' }
    const most = await send({ ...file, bytes: longestPdf(mostBytes) })
    expect([most.status, most.body.document.bytes]).toEqual([201, mostBytes])
    await layla.call(removeDocument, { id: most.body.document.id })
    const more = await send({ ...file, bytes: longestPdf(mostBytes + 1) })
    expect([more.status, more.body.error.code]).toEqual([413, 'body_too_large'])
  })

  test('a larger announced length is refused before a byte of the body has arrived', async () => {
    const heard = await talk(`content-length: ${mostBytes + 1}`, [])
    expect(heard.answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('a body without an announced length is stopped at the limit, and cut off if that does not help', async () => {
    const part = Buffer.alloc(64 * 1024, 'x')
    const chunk = Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')])
    const heard = await talk('transfer-encoding: chunked', Array<Buffer>(1_000).fill(chunk))
    expect(heard.answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(heard.sent).toBeLessThan(mostBytes + 30_000_000)
  })
})

/** Sends these pieces as fast as the server takes them, until it has answered and hung up or all are sent. */
async function talk(head: string, pieces: Buffer[]): Promise<{ answer: string; sent: number }> {
  const { port } = new URL(app.origin)
  const socket = connect(Number(port), '127.0.0.1')
  let [answer, sent, isOver] = ['', 0, false]
  const over = new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      answer += data.toString('latin1')
      if (pieces.length === 0) resolve()
    })
    socket.on('error', () => resolve())
    socket.on('close', () => resolve())
  }).then(() => {
    isOver = true
  })
  socket.write(
    `POST /api/practice/documents${query} HTTP/1.1\r\nhost: localhost\r\ncookie: ${layla.headers.cookie}\r\ncontent-type: application/pdf\r\n${head}\r\n\r\n`,
  )
  for (const piece of pieces) {
    if (isOver) break
    if (!socket.write(piece)) await Promise.race([new Promise((go) => socket.once('drain', go)), over])
    sent += piece.length
  }
  await over
  socket.destroy()
  return { answer, sent }
}

const form = (body: string, boundary = 'x') =>
  [body, `multipart/form-data${boundary && `; boundary=${boundary}`}`] as const
const part = 'content-disposition: form-data; name='

test.each([
  [
    'whole',
    ...form(
      `--x\r\n${part}"file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\r\n--x--`,
    ),
  ],
  ['without its end', ...form(`--x\r\n${part}"file"; filename="a.pdf"\r\n\r\n%PDF`)],
  ['with an empty name', ...form(`--x\r\n${part}""\r\n\r\na\r\n--x--`)],
  ['with a file of an empty name', ...form(`--x\r\n${part}""; filename="a"\r\n\r\na\r\n--x--`)],
  ['with names in names', ...form(`--x\r\n${part}"a${'[a]'.repeat(5_000)}"\r\n\r\na\r\n--x--`)],
  ['with a name of everybody', ...form(`--x\r\n${part}"__proto__[a]"\r\n\r\na\r\n--x--`)],
  ['without a boundary', ...form('--x\r\n', '')],
  ['with a head that does not end', ...form(`--x\r\n${'a'.repeat(90_000)}`)],
  ['with a head that is none', ...form('--x\r\n\r\n\r\n--x\r\n:\r\n\r\n--x--')],
  ['larger than any', ...form('x'.repeat(6_000_000))],
  ['as a plain form', 'file=%25PDF', 'application/x-www-form-urlencoded'],
  ['as JSON', '{"type":"application/pdf","bytes":[]}', 'application/json'],
  ['as nothing that has a name', '%PDF-1.4', ''],
])('a form that contains a file, %s, is not accepted as a file', async (_, body, type) => {
  const { path } = requestFor(uploadDocument, { upload: { type } })
  const answer = await layla.fetch(`${path}${query}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  expect([answer.status, (await answer.json()).error.code]).toEqual([415, 'unsupported_media_type'])
  expect((await app.fetch('/api/health')).status).toBe(200)
})
