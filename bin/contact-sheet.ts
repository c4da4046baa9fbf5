import sharp, { type OverlayOptions } from 'sharp'

type Picture = { file: string; width: number }

const gap = 20

/** Puts all pictures of a screen side by side, as a designer would pin them up. */
export async function drawContactSheet(pictures: readonly Picture[], file: string): Promise<void> {
  const pinned: OverlayOptions[] = []
  let [left, tallest] = [gap, 0]
  for (const picture of pictures) {
    const small = sharp(picture.file).resize({
      width: Math.round(picture.width * (picture.width < 600 ? 0.77 : 0.5)),
    })
    const { data, info } = await small.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
    pinned.push({ input: data, left, top: gap })
    left += info.width + gap
    tallest = Math.max(tallest, info.height)
  }
  const board = { width: left, height: tallest + 2 * gap, channels: 3, background: '#777' } as const
  await sharp({ create: board, limitInputPixels: false }).composite(pinned).png().toFile(file)
}
