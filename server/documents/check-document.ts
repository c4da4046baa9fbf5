import type { Document } from '#contract/documents.ts'
import { detectFileType, isPolyglot } from '#server/ground/files/detect-file-type.ts'
import { reencodeImage } from '#server/ground/files/images.ts'
import { isInfected } from '#server/ground/files/scan.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { fitsType } from './file-name.ts'
import { isHarmlessInThread } from './inspect-in-thread.ts'

type Sent = { bytes: Buffer; type: string; file: string }

/**
 * Returns the bytes to store: a picture is re-encoded, a PDF stays unchanged. The declared type, the name and the
 * content must agree, and the file must not be valid as another type as well.
 */
export async function checkDocument(
  house: Pick<House, 'settings'>,
  { bytes, type, file }: Sent,
): Promise<{ bytes: Buffer; type: Document['type'] }> {
  const found = detectFileType(bytes)
  if (found !== type || !isOurs(found) || !fitsType(file, found) || isPolyglot(bytes))
    throw new Refusal('file_refused')
  if (await isInfected(house.settings, bytes)) throw new Refusal('file_refused')
  if (found === 'application/pdf') {
    if (!(await isHarmlessInThread(bytes))) throw new Refusal('file_refused')
    return { bytes, type: found }
  }
  const picture = await reencodeImage(bytes, found)
  if (!picture) throw new Refusal('file_refused')
  return { bytes: picture, type: found }
}

const isOurs = (type: string): type is Document['type'] =>
  type === 'application/pdf' || type === 'image/jpeg' || type === 'image/png'
