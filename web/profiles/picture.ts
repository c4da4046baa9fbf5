import type { Square } from './crop.ts'

/** The sizes for editing and sending: a phone's original of twelve megabytes would be too large. */
const mostPixels = 2048
const sentPixels = 1024

/** Decodes a picture upright and not too large; null if the browser cannot. */
export async function openPicture(file: Blob): Promise<HTMLCanvasElement | null> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const shrink = Math.min(1, mostPixels / Math.max(image.naturalWidth, image.naturalHeight))
    const canvas = canvasOf(image.naturalWidth * shrink, image.naturalHeight * shrink)
    brushOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Draws a square of one canvas onto another. */
export function drawSquare(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, square: Square) {
  const { x, y, side } = square
  const { width, height } = canvas
  brushOf(canvas).drawImage(picture, x, y, side, side, 0, 0, width, height)
}

export async function cutSquare(picture: HTMLCanvasElement, square: Square): Promise<Blob> {
  const side = Math.min(sentPixels, square.side)
  const canvas = canvasOf(side, side)
  drawSquare(canvas, picture, square)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.9),
  )
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  return canvas
}

/** On white, since JPEG turns transparency black. */
function brushOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no canvas')
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.imageSmoothingQuality = 'high'
  return brush
}
