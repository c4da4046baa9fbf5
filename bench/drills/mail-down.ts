import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/ground/data/embedded/free-port.ts'
import { type Drill, unless } from '../drill.ts'
import { type SmtpBehaviour, startFakeSmtp } from '../fake-smtp.ts'
import { releaseJobs, workOffJobs } from '../jobs.ts'
import { compareLetters, countSurvivors } from '../ledger.ts'
import { median } from '../measure.ts'
import { startProduct } from '../product.ts'
import { write } from '../writers.ts'

const moods: SmtpBehaviour[] = ['takes', 'refuses', 'busy', 'hangs']
const lettersEach = 30

export const mailDown: Drill = {
  name: 'mail server down',
  promise:
    'when mail is refused, answered with 451 or hangs, no request becomes 50 ms slower; then each letter arrives once',
  async run(folder) {
    const smtp = await startFakeSmtp(await freePort())
    const product = await startProduct(folder, { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
    const owner = await product.owner()
    try {
      await writeSome(product.origin, 'warm-up')
      const acknowledged: string[] = []
      const took = new Map<SmtpBehaviour, number>()
      for (const mood of moods) {
        await smtp.behave(mood)
        const { emails, middle } = await writeSome(product.origin, mood)
        acknowledged.push(...emails)
        took.set(mood, middle)
        await pause(500)
        await releaseJobs(owner)
        await pause(500)
      }
      await smtp.behave('takes')
      const left = await workOffJobs(owner, 40)
      const survived = await countSurvivors(owner, acknowledged)
      const { letters, missing, twice } = await compareLetters(owner, smtp)
      const well = took.get('takes') ?? 0
      const slower = Math.max(...took.values()) - well
      return {
        acknowledged: acknowledged.length,
        survived,
        seen: `${letters} letters: ${missing} missing, ${twice} twice; median request ${moods
          .map((mood) => `${Math.round(took.get(mood) ?? 0)} ms (${mood})`)
          .join(', ')}`,
        faults: unless(
          [acknowledged.length === moods.length * lettersEach, 'requests failed while mail was down'],
          [survived === acknowledged.length, `${acknowledged.length - survived} acknowledged rows are gone`],
          [left === 0 && missing === 0, `${missing} letters are missing, ${left} jobs are left`],
          [twice === 0, `${twice} letters were sent more than once`],
          [slower < 50, `requests became ${Math.round(slower)} ms slower`],
        ),
      }
    } finally {
      await owner.end()
      await product.stop()
      await smtp.close()
    }
  },
}

async function writeSome(origin: string, label: string) {
  const emails: string[] = []
  const took: number[] = []
  for (let at = 0; at < lettersEach; at++) {
    const email = `${label}-${at}@example.sa`
    const started = performance.now()
    if ((await write(origin, email, 'newsletter')) === 202) emails.push(email)
    took.push(performance.now() - started)
  }
  return { emails, middle: median(took) }
}
