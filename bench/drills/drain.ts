import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/ground/data/embedded/free-port.ts'
import { type Drill, seconds, unless } from '../drill.ts'
import { startFakeSmtp } from '../fake-smtp.ts'
import { workOffJobs } from '../jobs.ts'
import { compareLetters, countHalves, countSurvivors } from '../ledger.ts'
import { startProduct } from '../product.ts'
import { startWriters, write } from '../writers.ts'

const inFlight = 15

export const drain: Drill = {
  name: 'server told to stop',
  promise:
    'SIGTERM: requests in flight are answered, new callers are not, exit 0 within 10 s, no letter is sent twice',
  async run(folder, rounds) {
    const smtp = await startFakeSmtp(await freePort())
    const settings = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }
    try {
      const acknowledged: string[] = []
      const faults: string[] = []
      let slowest = 0
      for (let round = 0; round < rounds; round++) {
        const stop = await stopInFlight(folder, settings, round)
        acknowledged.push(...stop.acknowledged)
        faults.push(...stop.faults)
        slowest = Math.max(slowest, stop.took)
      }
      const next = await startProduct(folder, settings)
      const owner = await next.owner()
      const left = await workOffJobs(owner)
      const survived = await countSurvivors(owner, acknowledged)
      const halves = await countHalves(owner)
      const { letters, missing, twice } = await compareLetters(owner, smtp)
      await owner.end()
      await next.stop()
      return {
        acknowledged: acknowledged.length,
        survived,
        seen: `${rounds} rounds, slowest exit ${seconds(slowest)}, ${letters} letters: ${missing} missing, ${twice} twice`,
        faults: [
          ...faults,
          ...unless(
            [
              survived === acknowledged.length,
              `${acknowledged.length - survived} acknowledged rows are gone`,
            ],
            [halves === 0, `${halves} changes are half done`],
            [slowest < 10_000, `stopping took ${seconds(slowest)}`],
            [left === 0 && missing === 0, `${missing} letters were not sent, ${left} jobs are left`],
            [twice === 0, `${twice} letters were sent twice`],
          ),
        ],
      }
    } finally {
      await smtp.close()
    }
  },
}

/** Sends SIGTERM while requests are waiting in the database and emails are being sent. */
async function stopInFlight(folder: string, settings: Record<string, string>, round: number) {
  const product = await startProduct(folder, settings)
  const writers = startWriters(product.origin)
  await pause(500)
  await writers.stop()
  const owner = await product.owner()
  await owner.query('begin; lock table newsletter_subscribers in exclusive mode')
  const emails = Array.from({ length: inFlight }, (_, at) => `in-flight-${round}-${at}@example.sa`)
  const statuses = emails.map((email) => write(product.origin, email, 'newsletter'))
  await pause(500)
  const told = performance.now()
  product.signal('SIGTERM')
  await pause(200)
  const late = await write(product.origin, `late-${round}@example.sa`, 'newsletter')
  await owner.query('commit')
  await owner.end()
  const answers = await Promise.all(statuses)
  const code = await product.ended
  const answered = emails.filter((_, at) => answers[at] === 202)
  return {
    acknowledged: [...writers.acknowledged, ...answered],
    took: performance.now() - told,
    faults: unless(
      [answered.length === inFlight, `requests in flight got ${answers.join(', ')}`],
      [late === 0 || late === 503, `a new caller got ${late}`],
      [code === 0, `the exit code was ${code}`],
    ),
  }
}
