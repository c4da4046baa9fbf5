export type Size = { readonly width: number; readonly height: number }

/** A square of a picture, in the picture's own pixels. */
export type Square = { readonly x: number; readonly y: number; readonly side: number }

type Point = { readonly x: number; readonly y: number }

/** A photo of fewer pixels would not show a face clearly. */
export const leastSide = 200

/** The largest square; in an upright picture rather its upper part, where faces are. */
export function firstSquare({ width, height }: Size): Square {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 3, side }
}

export const zoomOf = ({ width, height }: Size, { side }: Square) => Math.min(width, height) / side

export const mostZoom = ({ width, height }: Size) =>
  Math.max(1, Math.min(4, Math.min(width, height) / leastSide))

/** Moves the picture by so many sides of the square. */
export const dragPicture = (picture: Size, square: Square, by: Point): Square =>
  inside(picture, { ...square, x: square.x - by.x * square.side, y: square.y - by.y * square.side })

/** Zooms, while the point at this place of the square stays where it is. */
export function zoomTo(picture: Size, square: Square, zoom: number, at: Point = middle): Square {
  const side = Math.min(picture.width, picture.height) / within(1, zoom, mostZoom(picture))
  const gained = square.side - side
  return inside(picture, { x: square.x + gained * at.x, y: square.y + gained * at.y, side })
}

const middle: Point = { x: 0.5, y: 0.5 }

const inside = ({ width, height }: Size, { x, y, side }: Square): Square => ({
  x: within(0, x, width - side),
  y: within(0, y, height - side),
  side,
})

const within = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))
