import { setTimeout as pause } from 'node:timers/promises'

/** An error with the name that the WebDriver standard gives it. */
export class DriverFault extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

const patience = 30_000

/** The code of a command that was not answered in time. */
export const noAnswer = 'no answer'

/** Sends a command to the driver, and returns its value or throws its error. */
export type Command = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  /** Milliseconds. */
  within?: number,
) => Promise<Value>

export const driverAt =
  (address: string): Command =>
  async (method, path, body, within = patience) => {
    const response = await fetch(address + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      // Otherwise a lost answer would end the test without a word about the command.
      signal: AbortSignal.timeout(within),
    }).catch((reason) => {
      throw new DriverFault(noAnswer, `${method} ${path}: ${reason}`)
    })
    const { value } = (await response.json()) as { value: never }
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string }
      throw new DriverFault(error, message)
    }
    return value
  }

/** Polls until there is a value; if none comes, the error names what it waited for. */
export async function waitFor<Value>(
  what: string,
  look: () => Promise<Value | false | null>,
): Promise<Value> {
  const end = performance.now() + patience
  while (performance.now() < end) {
    const seen = await look()
    if (seen !== false && seen !== null) return seen
    await pause(40)
  }
  throw new Error(`waited in vain for ${what}`)
}
