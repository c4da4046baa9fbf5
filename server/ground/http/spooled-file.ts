import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { read } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { Unavailable } from '../unavailable.ts'

/** A temporary file on disk, unlinked and encrypted under a key that is never stored. */
export type SpooledFile = SpooledPlace & { close(): Promise<void> }

/** The facts that a worker thread needs to read the file. */
export type SpooledPlace = { fd: number; key: Uint8Array; size: number }

const readAt = promisify(read)

const cipher = 'aes-256-ctr'
const block = 16

/** Writes a file while it arrives; a full disk throws `Unavailable` and leaves nothing behind. */
export async function spool(
  folder: string,
  receive: (take: (chunk: Buffer) => Promise<void>) => Promise<void>,
): Promise<SpooledFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(asGone)
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600).catch(asGone)
  try {
    await rm(path, { force: true })
    const key = randomBytes(32)
    const sealing = createCipheriv(cipher, key, Buffer.alloc(block))
    let size = 0
    await receive(async (chunk) => {
      const sealed = sealing.update(chunk)
      // A nearly full disk may take only part of a chunk.
      for (let taken = 0; taken < sealed.length; ) {
        const { bytesWritten } = await file.write(sealed, taken, sealed.length - taken, size).catch(asGone)
        taken += bytesWritten
        size += bytesWritten
      }
    })
    return { fd: file.fd, key, size, close: () => file.close() }
  } catch (fault) {
    await file.close()
    throw fault
  }
}

function asGone(fault: unknown): never {
  throw new Unavailable('DiskGone', fault)
}

/** Decrypts a part of the file: CTR can start anywhere. The code that spooled the file closes it, not its readers. */
export const readSpooled = (place: SpooledPlace, start = 0, end = place.size): Readable =>
  Readable.from(piecesOf(place, start, end), { objectMode: false })

async function* piecesOf({ fd, key }: SpooledPlace, start: number, end: number): AsyncGenerator<Buffer> {
  const counter = Buffer.alloc(block)
  counter.writeBigUInt64BE(BigInt(Math.floor(start / block)), 8)
  const opening = createDecipheriv(cipher, key, counter)
  opening.update(Buffer.alloc(start % block))
  for (let at = start; at < end; ) {
    const piece = Buffer.alloc(Math.min(65_536, end - at))
    const { bytesRead } = await readAt(fd, piece, 0, piece.length, at)
    if (bytesRead === 0) return
    at += bytesRead
    yield opening.update(piece.subarray(0, bytesRead))
  }
}
