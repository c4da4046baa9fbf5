import { randomUUID } from 'node:crypto'
import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import pg from 'pg'
import { WebSocketServer } from 'ws'
import { verifyPassword } from '#server/accounts/passwords.ts'
import { practiceId } from './busy-practice.ts'
import { callers } from './callers.ts'

/** The floor, which nothing can undercut: node:http and pg alone, in a separate process. */
const [samePage = '', databaseUrl = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, pipeline: true } as pg.PoolConfig)
const someHash = callers[0]?.sessionHash
const {
  rows: [first],
} = await pool.query(`select id from users where email = 'caller-0@example.sa'`)
const somebody = first?.id
const page = await fetched(samePage)

const server = createServer((request, response) => {
  const answer = (body: unknown) => {
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(JSON.stringify(body))
  }
  if (request.url === '/page') {
    response.writeHead(200, page.headers)
    return response.end(page.bytes)
  }
  if (request.url === '/select') {
    return pool
      .query({ name: 'floor', text: 'select checksum from migrations' })
      .then(() => answer({ status: 'ready' }))
  }
  if (request.url === '/session') {
    return pool
      .query({
        name: 'session',
        text: 'select user_id, active_role, expires_at from sessions where token_hash = $1',
        values: [someHash],
      })
      .then(({ rows }) => answer({ session: rows[0] }))
  }
  if (request.url === '/hours') {
    return pool
      .query({
        name: 'hours',
        text: 'select zone, weekly from availabilities where user_id = $1',
        values: [practiceId],
      })
      .then(({ rows }) => answer(rows[0]))
  }
  if (request.url === '/listings') {
    return pool
      .query({
        name: 'listings',
        text: `select user_id, name, other_name, title, specialization, city, rating, price_halalas, next_free_at
          from listings order by rank, user_id limit 20`,
      })
      .then(({ rows }) => answer({ dietitians: rows }))
  }
  if (request.url === '/appointments') {
    return pool
      .query({
        name: 'appointments',
        text: `select id, status, type, service_name, mode, price_halalas, starts_at, ends_at, zone, dietitian_id
          from appointments where patient_id = $1 order by starts_at desc, id desc limit 20`,
        values: [somebody],
      })
      .then(({ rows }) => answer({ appointments: rows }))
  }
  if (request.url === '/accepting') return accept().then(() => answer({ done: true }))
  if (request.url === '/booking') return book().then(() => answer({ done: true }))
  let text = ''
  request.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  request.on('end', () => {
    const { email, password } = JSON.parse(text)
    const work = request.url === '/hash' ? verifyPassword(null, password).then(begin) : insert(email)
    return work.then(() => answer({ done: true }))
  })
})

let booked = 0
async function book() {
  await pool.query({
    name: 'book',
    text: `insert into floor_times (person_id, during) values ($1, tstzrange($2, $3))`,
    values: [somebody, new Date(booked * 900_000), new Date(++booked * 900_000)],
  })
}

/** The least that signing in needs besides the hash: a session with the same columns as ours. */
async function begin() {
  await pool.query({
    name: 'begin',
    text: `insert into floor_sessions (user_id, token_hash, active_role, started_at, seen_at, expires_at, ends_at, proven_at,
        language, second_factor, second_factor_due, is_open)
      values ($1, $2, 'patient', $3, $3, $3, $3, $3, 'en', false, false, true)`,
    values: [somebody, randomUUID(), new Date()],
  })
}

async function accept() {
  const client = await pool.connect()
  await Promise.all([
    client.query('BEGIN'),
    client.query({ name: 'accept', text: 'update floor_changes set status = $1', values: ['confirmed'] }),
    client.query({
      name: 'event',
      text: `insert into floor_events (id, kind, subject_type, subject_id, actor, at) values (uuidv7(), 'x', 'y', $1, 'z', now())`,
      values: [somebody],
    }),
    client.query('COMMIT'),
  ])
  client.release()
}

/** Sends all three statements together: one round trip, one durable commit. */
async function insert(email: string) {
  const client = await pool.connect()
  await Promise.all([
    client.query('BEGIN'),
    client.query({
      name: 'insert',
      text: 'insert into floor_subscribers (email, language, asked_at) values ($1, $2, $3)',
      values: [email, 'en', new Date()],
    }),
    client.query('COMMIT'),
  ])
  client.release()
}

function fetched(url: string): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const { connection: _, 'keep-alive': __, date: ___, ...headers } = response.headers
      resolve({ headers, bytes: Buffer.concat(await response.toArray()) })
    }).once('error', reject)
  })
}

new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (wire) =>
  wire.on('message', (bytes) => wire.send(bytes, { binary: false })),
)

server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port))
process.stdin.resume().once('end', () => process.exit())
