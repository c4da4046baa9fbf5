import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The embedded default makes its own key once; losing the folder loses the data and the key together. */
export async function loadOrCreateKeys(folder: string): Promise<string[]> {
  const known = await readKeyFile(folder)
  if (known) return known
  const made = randomBytes(32).toString('base64')
  await writeKeyFile(folder, [made])
  return [made]
}

export const readKeyFile = async (folder: string): Promise<string[] | null> =>
  existsSync(fileIn(folder)) ? parseKeys(await readFile(fileIn(folder), 'utf8')) : null

export const parseKeys = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

export const writeKeyFile = (folder: string, keys: readonly string[]): Promise<void> =>
  writeFile(fileIn(folder), formatKeys(keys), { mode: 0o600, flag: 'wx' })

export const formatKeys = (keys: readonly string[]): string => `${keys.join('\n')}\n`

const fileIn = (folder: string) => join(folder, 'secret-keys')
