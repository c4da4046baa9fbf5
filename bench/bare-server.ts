import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import pg from 'pg'
import { isPassword } from '#server/passwords.ts'
import { practiceId } from './busy-practice.ts'
import { callers } from './callers.ts'

/** What nothing can be cheaper than: node:http and pg by themselves, in a process of their own, as Nabta's floor. */
const [samePage = '', databaseUrl = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, pipeline: true } as pg.PoolConfig)
const someHash = callers[0]?.sessionHash
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
  let text = ''
  request.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  request.on('end', () => {
    const { email, password } = JSON.parse(text)
    const work = request.url === '/hash' ? isPassword(null, password) : insert(email)
    return work.then(() => answer({ done: true }))
  })
})

/** All three statements leave together: one round trip, one durable commit. */
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

server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port))
process.stdin.resume().once('end', () => process.exit())
