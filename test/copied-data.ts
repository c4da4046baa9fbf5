import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { copyMyData } from '#contract/accounts/security.ts'
import type { Person } from './people.ts'

type CopiedData = {
  status: number
  headers: Headers
  error: { code: string } | undefined
  /** The contents of `data.json`, parsed and as text. */
  parts: Record<string, Record<string, unknown>[]>
  text: string
  page: string
  /** Every file of the archive by its path. */
  files: Record<string, Buffer>
}

/** A person's copy of their data as they download it, unpacked. */
export async function copiedData(
  person: Pick<Person, 'call'>,
  headers?: Record<string, string>,
): Promise<CopiedData> {
  const { status, headers: answered, body, bytes } = await person.call(copyMyData, {}, headers)
  if (status !== 200)
    return { status, headers: answered, error: body.error, parts: {}, text: '', page: '', files: {} }
  const files = await unzip(Buffer.from(bytes))
  const text = String(files['data.json'])
  return {
    status,
    headers: answered,
    error: undefined,
    parts: JSON.parse(text).parts,
    text,
    page: String(files['my-data.html']),
    files,
  }
}

export async function unzip(bytes: Buffer): Promise<Record<string, Buffer>> {
  const zip = await promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer)(bytes, { lazyEntries: true })
  const files: Record<string, Buffer> = {}
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  zip.on('entry', async (entry: Entry) => {
    const open = promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip))
    files[entry.fileName] = await buffer(await open(entry))
    zip.readEntry()
  })
  zip.once('end', resolve)
  zip.once('error', reject)
  zip.readEntry()
  await promise
  return files
}
