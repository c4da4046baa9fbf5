import { parentPort, workerData } from 'node:worker_threads'
import type { HealthExportPreview } from '#contract/health/apple-health.ts'
import { readSpooled, type SpooledPlace } from '#server/ground/http/spooled-file.ts'
import { zoneOf } from '#server/ground/time/zones.ts'
import { exportsIn, mostUnpacked } from './open-export.ts'
import { type ImportLimits, type KnownMoments, previewOf } from './preview-of.ts'
import { NotAHealthExport, readRecords } from './read-records.ts'

export type ReadingWork = {
  place: SpooledPlace
  isArchive: boolean
  now: number
  zone: string
  known: KnownMoments
  most: ImportLimits
}

/** Null if the file is not an Apple Health export, or cannot be read to its end. */
async function readExport({
  place,
  isArchive,
  now,
  zone: name,
  ...known
}: ReadingWork): Promise<HealthExportPreview | null> {
  const zone = zoneOf(name)
  for await (const bytes of isArchive ? exportsIn(place) : [readSpooled(place)]) {
    try {
      return previewOf(await readRecords(inText(bytes), { now, zone }), { ...known, zone })
    } catch (fault) {
      if (!(fault instanceof NotAHealthExport)) throw fault
    }
  }
  return null
}

async function* inText(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > mostUnpacked) throw new Error('too long')
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

parentPort?.postMessage(await readExport(workerData as ReadingWork).catch(() => null))
