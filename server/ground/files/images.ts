import type { Sharp } from 'sharp'
import { openSemaphore } from '../semaphore.ts'

/** The only file that knows the image library. Decoding runs off the event loop, two pictures at a time. */
const inTurn = openSemaphore(2)

/** Re-encodes a picture: upright, and without any other data of the upload. Null if it is not a picture. */
export const reencodeImage = (bytes: Buffer, type: 'image/jpeg' | 'image/png'): Promise<Buffer | null> =>
  drawn(bytes, (picture) =>
    (type === 'image/png' ? picture.png({ compressionLevel: 7 }) : picture.jpeg(legible)).toBuffer(),
  )

/** Dimensions of a picture that we have encoded ourselves. */
export const imageSize = (bytes: Buffer): Promise<{ width: number; height: number } | null> =>
  drawn(bytes, async (picture) => {
    const { width, height } = await picture.metadata()
    return { width, height }
  })

/** 4:4:4 keeps the edges of coloured letters sharp. Optimised Huffman tables would need the whole picture in memory. */
const legible = { quality: 80, chromaSubsampling: '4:4:4', optimiseCoding: false }

export type SquareCrops = { small: Buffer; large: Buffer }

/** Square crops of a face, for a list and for a page. Null if it is not a picture. */
export const cropToSquares = (bytes: Buffer): Promise<SquareCrops | null> => drawn(bytes, cutSquares)

/** A photo as JPEG: not every mail program shows WebP. */
export const portraitForMail = (bytes: Buffer): Promise<Buffer | null> =>
  drawn(bytes, (picture) => picture.resize(112, 112, { fit: 'cover' }).jpeg({ quality: 80 }).toBuffer())

async function cutSquares(picture: Sharp): Promise<SquareCrops> {
  const [small, large] = await Promise.all(
    [128, 512].map((side) =>
      picture.clone().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer(),
    ),
  )
  return { small, large } as SquareCrops
}

async function drawn<T>(bytes: Buffer, draw: (picture: Sharp) => Promise<T>): Promise<T | null> {
  const sharp = await loadDecoder()
  const picture = sharp(bytes, { limitInputPixels: 40_000_000, failOn: 'error' })
  return inTurn(() => draw(picture.timeout({ seconds: 15 }).autoOrient().toColourspace('srgb'))).catch(
    () => null,
  )
}

let known: Promise<typeof import('sharp').default> | undefined

/** Restricted to the three formats that uploads may have. */
export function loadDecoder() {
  known ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
    })
    return sharp
  })
  return known
}
