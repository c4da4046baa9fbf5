import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#contract/language.ts'
import { isLoopback, type Settings } from '../settings.ts'

/** An email or an SMS as it would have been sent. */
export type StoredLetter = {
  id: string
  kind?: 'sms'
  at: string
  to: string
  language: Language
  subject: string
  headers: Record<string, string>
  html: string
  text: string
  /** The pictures that the HTML names, as data URLs. */
  pictures?: Record<string, string>
  /** The calendar entry attached to the email. */
  calendar?: string
}

export const outboxFolder = ({ dataDir }: Settings): string => join(dataDir, 'outbox')

/** Whether `/dev/mail` exists: only if nobody can call it from another machine. */
export const showsOutbox = ({ smtpUrl, publicUrl }: Pick<Settings, 'smtpUrl' | 'publicUrl'>): boolean =>
  !smtpUrl && isLoopback(publicUrl.hostname)

/** True for a public server without a mail server: every email only becomes a file on this machine. */
export const mailReachesNobody = (settings: Pick<Settings, 'smtpUrl' | 'publicUrl'>): boolean =>
  !settings.smtpUrl && !showsOutbox(settings)

/** Writes one file per email, completely or not at all; repeating it has no effect. */
export async function storeLetter(folder: string, kept: StoredLetter): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (await readStoredLetter(folder, kept.id)) return
  const fresh = join(folder, `${randomUUID()}.new`)
  try {
    const file = await open(fresh, 'wx', 0o600)
    try {
      await file.writeFile(JSON.stringify(kept, null, 2))
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (fault) {
    await rm(fresh, { force: true })
    throw fault
  }
  await rename(fresh, fileOf(folder, kept.id))
  await syncFolder(folder)
}

/** Newest first. Ids begin with the time of their event, so the newest are found by sorting the names. */
export async function readOutbox(
  folder: string,
  most = 200,
): Promise<{ letters: StoredLetter[]; count: number }> {
  const names = (await readdir(folder).catch(orNothing([]))).filter((name) => name.endsWith('.json'))
  const newest = names.sort().reverse().slice(0, most)
  const letters = await Promise.all(
    newest.map((name) => readStoredLetter(folder, name.slice(0, -'.json'.length))),
  )
  return {
    letters: letters.filter((kept) => kept !== null).sort((a, b) => b.at.localeCompare(a.at)),
    count: names.length,
  }
}

export async function readStoredLetter(folder: string, id: string): Promise<StoredLetter | null> {
  if (!isLetterId(id)) return null
  const text = await readFile(fileOf(folder, id), 'utf8').catch(orNothing(null))
  return text === null ? null : JSON.parse(text)
}

export const isLetterId = (id: string): boolean => /^[a-z0-9][a-z0-9.-]{0,99}$/.test(id)

const fileOf = (folder: string, id: string) => join(folder, `${id}.json`)

const orNothing =
  <T>(nothing: T) =>
  (fault: NodeJS.ErrnoException): T => {
    if (fault.code === 'ENOENT') return nothing
    throw fault
  }

/** A rename survives a power cut only once its folder is synced, which Windows does not offer. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
