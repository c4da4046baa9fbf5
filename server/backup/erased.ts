import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { BadSettings } from '#server/ground/settings.ts'
import { erasedListOf } from './archive.ts'

/** The same format as the server's log, so that either file can be read when an older archive is restored. */
export const erasedLine = ({ person, at }: { person: string; at: Date }): string =>
  `${JSON.stringify({ at: at.toISOString(), event: 'account.erased', person })}\n`

/** Ids of erased people, read from archives, server logs or plain lists with one id per line. */
export async function readErased(paths: readonly string[]): Promise<Set<string>> {
  const people = new Set<string>()
  for (const path of paths) {
    const known = await stat(path).catch(() => null)
    if (!known) throw new BadSettings(`${path} does not exist.`)
    const input = createReadStream(known.isDirectory() ? erasedListOf(path) : path)
    for await (const line of createInterface({ input })) {
      const person = personIn(line.trim())
      if (person) people.add(person)
    }
  }
  return people
}

/** A log also contains unrelated lines, not all of them JSON. */
function personIn(line: string): string | null {
  if (isId.test(line)) return line.toLowerCase()
  if (!line.includes('account.erased')) return null
  try {
    const { event, person } = JSON.parse(line)
    return event === 'account.erased' && isId.test(person) ? person : null
  } catch {
    return null
  }
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
