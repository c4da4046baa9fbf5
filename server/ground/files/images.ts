import type { Sharp, SharpOptions } from 'sharp'
import { openSemaphore } from '#server/ground/semaphore.ts'

/** The only file that knows what decodes pictures. It works beside the event loop, on two pictures at a time. */
const inTurn = openSemaphore(2)

/** The same picture in a file that we have made: upright, and without whatever else was in the first. Null for no picture. */
export const redrawn = (bytes: Buffer, type: 'image/jpeg' | 'image/png'): Promise<Buffer | null> =>
  drawn(bytes, (picture) =>
    (type === 'image/png' ? picture.png({ compressionLevel: 7 }) : picture.jpeg(legible)).toBuffer(),
  )

/** How large a picture is that we have drawn ourselves. */
export const sizeOf = (bytes: Buffer): Promise<{ width: number; height: number } | null> =>
  drawn(bytes, async (picture) => {
    const { width, height } = await picture.metadata()
    return { width, height }
  })

/** Letters keep their edges in colour. Better codes for the same would be found only with the whole picture in memory. */
const legible = { quality: 80, chromaSubsampling: '4:4:4', optimiseCoding: false }

export type Squares = { small: Buffer; large: Buffer }

/** A face, cut square, for a list and for a page. Null for no picture. */
export const squaresOf = (bytes: Buffer): Promise<Squares | null> => drawn(bytes, cutSquares)

/** The same of a square that nobody has sent: red, green and blue of each pixel. */
export const squaresOfPixels = (pixels: Buffer, side: number): Promise<Squares | null> =>
  drawn(pixels, cutSquares, { raw: { width: side, height: side, channels: 3 } })

/** A photo of what nobody has photographed. Null for no picture. */
export const jpegOfPixels = (pixels: Buffer, side: number): Promise<Buffer | null> =>
  drawn(pixels, (picture) => picture.jpeg(legible).toBuffer(), {
    raw: { width: side, height: side, channels: 3 },
  })

async function cutSquares(picture: Sharp): Promise<Squares> {
  const [small, large] = await Promise.all(
    [128, 512].map((side) =>
      picture.clone().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer(),
    ),
  )
  return { small, large } as Squares
}

async function drawn<T>(
  bytes: Buffer,
  draw: (picture: Sharp) => Promise<T>,
  options: Pick<SharpOptions, 'raw'> = {},
): Promise<T | null> {
  const sharp = await loadDecoder()
  const picture = sharp(bytes, { limitInputPixels: 40_000_000, failOn: 'error', ...options })
  return inTurn(() => draw(picture.timeout({ seconds: 15 }).autoOrient().toColourspace('srgb'))).catch(
    () => null,
  )
}

let known: Promise<typeof import('sharp').default> | undefined

/** Reduced to the three formats that anybody may send. */
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
