import { expect, test } from 'vitest'
import { register, sendConfirmation } from '#contract/accounts/registration.ts'
import { askForReset } from '#contract/accounts/reset.ts'
import { signIn } from '#contract/accounts/sign-in.ts'
import { openApp } from '#test/app.ts'
import { sara } from '#test/cast.ts'
import { join, password } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '100000' })
/** If the minima already agree after the fewest runs, more runs would only bring them closer. */
const [fewest, most] = [10, 40]

const asks = {
  'signing in': (email: string) => app.call(signIn, { email, password: 'not the password' }),
  'asking for a reset': (email: string) => app.call(askForReset, { email }),
  'asking for a confirmation': (email: string) => app.call(sendConfirmation, { email }),
  registering: (email: string) =>
    app.call(register, { form: 'simple', firstName: 'Sara', lastName: 'Al-Qahtani', email, password }),
}

test.each(Object.entries(asks))(
  '%s takes as long for a known address as for an unknown one',
  async (_, ask) => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const timed = async (kind: keyof typeof times, email: string) => {
      const before = performance.now()
      await ask(email)
      times[kind].push(performance.now() - before)
    }
    // Compares the shortest runs, because other work on the machine can only lengthen a run.
    const difference = () => Math.abs(Math.min(...times.known) - Math.min(...times.unknown))
    for (let at = 0; at < fewest || (at < most && difference() >= 5); at++) {
      const known = `known${at}.${_.length}@example.sa`
      await join(app, { ...sara, email: known }, { signedIn: false })
      const order = [
        () => timed('known', known),
        () => timed('unknown', `unknown${at}.${_.length}@example.sa`),
      ]
      for (const each of at % 2 ? order : order.reverse()) await each()
    }
    expect(difference(), 'milliseconds').toBeLessThan(5)
  },
)
