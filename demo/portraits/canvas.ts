type Point = readonly [x: number, y: number]
export type Colour = readonly [red: number, green: number, blue: number]
/** One colour, or a colour for each point. */
export type Paint = Colour | ((x: number, y: number) => Colour)

/** Renders the square of a drawing that begins at `left` and `top`, in `side` pixels each way. */
export function openCanvas(
  side: number,
  [left, top, width]: readonly [left: number, top: number, width: number],
) {
  const scale = side / width
  const pixels = Buffer.alloc(side * side * 3)
  const row = side + 2
  const areas = new Float32Array(row * side)

  /** Fills a path; outlines in the opposite direction are holes. */
  function fill(path: string, paint: Paint, opacity = 1): void {
    const outlines = outlinesOf(path).map((outline) => outline.map(onPixels))
    for (const outline of outlines)
      outline.forEach((from, at) => {
        addEdge(from, outline[(at + 1) % outline.length] as Point)
      })
    const [firstX, endX] = span(outlines.flatMap((outline) => outline.map(([x]) => x)))
    const [firstY, endY] = span(outlines.flatMap((outline) => outline.map(([, y]) => y)))
    for (let y = firstY; y < endY; y++) {
      let covered = 0
      for (let x = firstX; x < endX; x++) {
        covered += areas[y * row + x] as number
        const share = Math.min(1, Math.abs(covered)) * opacity
        if (share > 0.002)
          blend((y * side + x) * 3, colourAt(paint, left + x / scale, top + y / scale), share)
      }
      areas.fill(0, y * row + firstX, y * row + endX + 2)
    }
  }

  const onPixels = ([x, y]: Point): Point => [(x - left) * scale, (y - top) * scale]

  const span = (places: readonly number[]) =>
    [Math.max(0, Math.floor(Math.min(...places))), Math.min(side, Math.ceil(Math.max(...places)))] as const

  function blend(at: number, colour: Colour, share: number): void {
    for (let part = 0; part < 3; part++) {
      const below = pixels[at + part] as number
      pixels[at + part] = Math.round(below + ((colour[part] as number) - below) * share)
    }
  }

  /** Records in each row where the edge begins to cover pixels, and how much of each. */
  function addEdge([fromX, fromY]: Point, [toX, toY]: Point): void {
    const isDown = fromY < toY
    const [highest, lowest] = isDown ? [fromY, toY] : [toY, fromY]
    if (highest === lowest) return
    const slope = (toX - fromX) / (toY - fromY)
    const xAt = (y: number) => Math.min(side, Math.max(0, fromX + (y - fromY) * slope))
    for (let y = Math.max(0, Math.floor(highest)); y < Math.min(side, Math.ceil(lowest)); y++) {
      const [begins, ends] = [Math.max(highest, y), Math.min(lowest, y + 1)]
      const height = (ends - begins) * (isDown ? 1 : -1)
      const [here, next] = [xAt(begins), xAt(ends)]
      addSpan(y * row, Math.min(here, next), Math.max(here, next), height)
    }
  }

  function addSpan(start: number, from: number, to: number, height: number): void {
    const [first, last] = [Math.floor(from), Math.max(Math.floor(from) + 1, Math.ceil(to))]
    let before = 0
    for (let x = first; x < last; x++) {
      const [begins, ends] = [Math.max(from, x), Math.min(to, x + 1)]
      const part = to > from ? ((ends - begins) / (to - from)) * height : height
      const beside = x + 1 - (begins + ends) / 2
      add(start + x, part * beside + before)
      before = part * (1 - beside)
    }
    add(start + last, before)
  }

  function add(at: number, area: number): void {
    areas[at] = (areas[at] as number) + area
  }

  return { fill, pixels }
}
export type Canvas = ReturnType<typeof openCanvas>

const colourAt = (paint: Paint, x: number, y: number) => (typeof paint === 'function' ? paint(x, y) : paint)

/** The outlines of an SVG path of `M`, `L`, `Q`, `C` and `Z`, in coordinates from the drawing's corner. */
function outlinesOf(path: string): Point[][] {
  const outlines: Point[][] = []
  for (const [, sign, numbers = ''] of path.matchAll(/([MLQC])([^MLQCZ]*)/g)) {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    const points = values.flatMap((x, at): Point[] => (at % 2 === 0 ? [[x, values[at + 1] as number]] : []))
    if (sign === 'M') outlines.push([])
    const outline = outlines.at(-1) as Point[]
    const step = sign === 'C' ? 3 : sign === 'Q' ? 2 : 1
    for (let at = 0; at < points.length; at += step) {
      const curve = points.slice(at, at + step)
      if (step === 1) outline.push(...curve)
      else outline.push(...flattened([outline.at(-1) as Point, ...curve]))
    }
  }
  return outlines
}

const flattened = (curve: readonly Point[]): Point[] =>
  Array.from({ length: 16 }, (_, at) => onCurve(curve, (at + 1) / 16))

/** De Casteljau: interpolates between the points, again and again. */
function onCurve(points: readonly Point[], share: number): Point {
  if (points.length === 1) return points[0] as Point
  const between = points.slice(1).map(([x, y], at): Point => {
    const [beforeX, beforeY] = points[at] as Point
    return [beforeX + (x - beforeX) * share, beforeY + (y - beforeY) * share]
  })
  return onCurve(between, share)
}
