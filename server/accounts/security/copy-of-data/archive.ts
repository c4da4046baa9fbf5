import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { House } from '#server/ground/house.ts'
import { type NamedFile, nameFiles } from './archive-names.ts'
import { type CollectedData, gunzipped } from './collect-data.ts'
import { dataPage } from './data-page.ts'

/** Written while it is being sent, so only one file is in memory at a time, however many there are. */
export function archiveOf(house: House, data: CollectedData, now: Date): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const isGone = new AbortController()
  output.once('close', () => isGone.abort())
  fill(zip, house, data, now, isGone.signal).catch((fault: Error) => {
    if (!isGone.signal.aborted) house.log('error', 'copy.broken', { reason: fault.name })
    output.destroy(fault)
  })
  return output
}

async function fill(
  zip: ZipFile,
  house: House,
  data: CollectedData,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const add = async (name: string, content: Readable, mtime: Date, compress: boolean) => {
    zip.addReadStream(content, name, { mtime, compress })
    await finished(content, { signal })
  }
  const listed: NamedFile[] = []
  for (const file of nameFiles(data.files, data.zone)) {
    const bytes = await file.open(house).catch(goneIfDamaged)
    listed.push({ ...file, isGone: bytes === null })
    if (bytes) await add(file.path, Readable.from(inChunks(bytes)), file.at, false)
  }
  await add('data.json', Readable.from(dataJson(data, now)), now, true)
  await add('my-data.html', Readable.from(dataPage(data, listed, now)), now, true)
  zip.end()
}

/** A damaged file stays damaged and must not cost its owner the rest; a store that fails now may answer the next time. */
function goneIfDamaged(fault: NodeJS.ErrnoException): null {
  if (!/^ERR_CRYPTO|unable to authenticate/.test(fault.code ?? fault.message)) throw fault
  return null
}

function* inChunks(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

async function* dataJson({ parts }: CollectedData, now: Date): AsyncGenerator<Buffer | string> {
  yield `{ "madeAt": ${JSON.stringify(now.toISOString())}, "parts": {`
  for (const [at, { json }] of parts.entries()) {
    yield at > 0 ? ',\n' : '\n'
    yield* gunzipped(json)
  }
  yield '\n} }\n'
}
