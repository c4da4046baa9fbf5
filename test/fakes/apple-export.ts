import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

type Record = {
  type: string
  value?: string | number
  unit?: string
  at: string
  to?: string
  source?: string
  meal?: number
}

/** `2026-01-05 07:30` in Riyadh, as a phone writes it. */
const moment = (at: string) => `${at}:00 +0300`

export function recordOf({ type, value, unit, at, to = at, source = 'iPhone', meal }: Record): string {
  const whole = type.startsWith('HK') ? type : `HKQuantityTypeIdentifier${type}`
  const attributes = [
    `type="${whole}"`,
    `sourceName="${source}"`,
    ...(unit === undefined ? [] : [`unit="${unit.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`]),
    `startDate="${moment(at)}"`,
    `endDate="${moment(to)}"`,
    ...(value === undefined ? [] : [`value="${value}"`]),
  ].join(' ')
  return meal === undefined
    ? `<Record ${attributes}/>`
    : `<Record ${attributes}><MetadataEntry key="HKBloodGlucoseMealTime" value="${meal}"/></Record>`
}

export const asleep = (from: string, to: string, source = 'Watch', value = 'AsleepCore'): string =>
  recordOf({
    type: 'HKCategoryTypeIdentifierSleepAnalysis',
    value: `HKCategoryValueSleepAnalysis${value}`,
    at: from,
    to,
    source,
  })

/** An export that begins as a phone's does, with a DTD of its own. */
export const exportXml = (records: readonly string[], doctype = '<!ELEMENT HealthData (Record*)>'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n${doctype}\n]>\n<HealthData locale="ar_SA">\n <ExportDate value="2026-11-22 09:00:00 +0300"/>\n${records.join('\n')}\n</HealthData>\n`

export async function zipOf(files: { readonly [path: string]: string | Buffer }): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  return buffer(zip.outputStream)
}

/** The archive with this many more entries in its directory, none of which exists. */
export function withListed(count: number, zip: Buffer): Buffer {
  const name = Buffer.from('a/b/c')
  const entry = Buffer.alloc(46 + name.length)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(name.length, 28)
  name.copy(entry, 46)
  const end = Buffer.from(zip.subarray(-22))
  const total = end.readUInt16LE(10) + count
  end.writeUInt16LE(total, 8)
  end.writeUInt16LE(total, 10)
  end.writeUInt32LE(end.readUInt32LE(12) + count * entry.length, 12)
  return Buffer.concat([zip.subarray(0, -22), ...Array.from({ length: count }, () => entry), end])
}
