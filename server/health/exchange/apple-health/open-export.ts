import { Readable } from 'node:stream'
import yauzl, { type Entry, RandomAccessReader } from 'yauzl'
import { readSpooled, type SpooledPlace } from '#server/ground/http/spooled-file.ts'

/** The uncompressed size of ten years of phone and watch data. */
export const mostUnpacked = 4 * 1024 ** 3
const mostFiles = 50_000

/** The files in an archive that could be the export, the likeliest first. */
export async function* exportsIn(place: SpooledPlace): AsyncGenerator<Readable> {
  const zip = await yauzl.fromRandomAccessReaderPromise(new Spooled(place), place.size, { autoClose: false })
  // Each entry is a separate read, so the number of entries that the archive declares is checked first.
  if (zip.entryCount > mostFiles) throw new Error('too many files')
  const found: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    if (isCandidate(entry)) found.push(entry)
    if (found.length > 20) throw new Error('too many files')
  }
  for (const entry of found
    .toSorted((one, other) => other.uncompressedSize - one.uncompressedSize)
    .slice(0, 3))
    yield await zip.openReadStreamPromise(entry)
}

/** `apple_health_export/export.xml`, both named in the phone's language, but not the clinical document beside it. */
const isCandidate = (entry: Entry) =>
  /^([^/]+\/)?[^/]+\.xml$/i.test(entry.fileName) &&
  !/_cda\.xml$/i.test(entry.fileName) &&
  !entry.isEncrypted() &&
  entry.uncompressedSize <= mostUnpacked

class Spooled extends RandomAccessReader {
  readonly place: SpooledPlace
  constructor(place: SpooledPlace) {
    super()
    this.place = place
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return end > start ? readSpooled(this.place, start, end) : Readable.from([])
  }
}
