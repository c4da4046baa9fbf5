import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A picture that shows whether it is still the right way up. */
export function pixels(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    bytes[at * 3] = (x * 255) / width
    bytes[at * 3 + 1] = (y * 255) / height
    bytes[at * 3 + 2] = (x + y) & 64 ? 200 : 90
  }
  return bytes
}

export const picture = (width = 120, height = 80) =>
  sharp(pixels(width, height), { raw: { width, height, channels: 3 } })

/** Inserts a chunk into a PNG after its header, where any chunk is allowed. */
export function withChunk(png: Buffer, kind: string, content: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  return Buffer.concat([
    png.subarray(0, 33),
    word(content.length),
    chunk,
    word(crc32(chunk)),
    png.subarray(33),
  ])
}

/** A PNG whose header claims this size, whatever it holds. */
export function resizedPng(png: Buffer, width: number, height: number): Buffer {
  const head = Buffer.concat([Buffer.from('IHDR'), word(width), word(height), png.subarray(24, 29)])
  return Buffer.concat([png.subarray(0, 12), head, word(crc32(head)), png.subarray(33)])
}

/** Inserts a segment that readers skip into a JPEG, after its first two bytes. */
export function withComment(jpeg: Buffer, content: Buffer, marker = 0xfe): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(content.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), length, content, jpeg.subarray(2)])
}

/** A JPEG whose header claims this size. */
export function resizedJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(jpeg)
  const frame = [0xc0, 0xc2].map((sort) => bytes.indexOf(Buffer.from([0xff, sort]))).find((at) => at > 0) ?? 0
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

function word(figure: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(figure >>> 0)
  return bytes
}
