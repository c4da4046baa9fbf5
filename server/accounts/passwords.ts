import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { openSemaphore } from '#server/ground/semaphore.ts'

/** OWASP's minimum for argon2id; stored with each hash, so that it can be raised. */
export const fullCost = { memory: 19_456, passes: 2, parallelism: 1 }
/** Lowered by tests that are not about passwords. */
export const cost = { ...fullCost }
const [saltLength, tagLength] = [16, 32]

const derive = promisify(argon2)

/** In the standard's own notation (PHC): parameters, salt, hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength)
  const hash = await derived(password, { ...cost, salt })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(hash)}`
}

/** Takes as long for a missing account, or one without a password, as for any other. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const known = stored ? parse(stored) : null
  const given = await derived(password, known ?? { ...cost, salt: nobodysSalt })
  return known !== null && known.hash.length === given.length && timingSafeEqual(known.hash, given)
}

/** Whether a hash was made with parameters other than the current ones. */
export function isOutdated(stored: string): boolean {
  const { memory, passes, parallelism } = parse(stored)
  return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism
}

const nobodysSalt = randomBytes(saltLength)
const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

function parse(stored: string) {
  const [, kind, version, settings = '', salt = '', hash = ''] = stored.split('$')
  const [, memory, passes, parallelism] = /^m=(\d+),t=(\d+),p=(\d+)$/.exec(settings) ?? []
  if (kind !== 'argon2id' || version !== 'v=19' || !parallelism)
    throw new Error('the password hash has an unknown format')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

/** The same text typed on another keyboard gives the same bytes. */
const derived = (password: string, { salt, ...settings }: typeof cost & { salt: Buffer }): Promise<Buffer> =>
  inTurn(() =>
    derive('argon2id', {
      ...settings,
      tagLength,
      nonce: salt,
      message: Buffer.from(password.normalize('NFKC'), 'utf8'),
    }),
  )

/** One hash per core at a time, off the event loop; with fifty waiting, further requests are refused. */
const inTurn = openSemaphore(availableParallelism(), 50)
