import { margin, type Sheet } from '#server/ground/paper/sheet.ts'

export const colors = { danger: '#a3201c', dangerGround: '#fdf1f0', wheat: '#f6ecd9' } as const

/** Where the content of a page ends; its foot is below. */
export const bottomOf = (sheet: Sheet): number => sheet.page.height - 44

/** A heading, line or paragraph that is never split. */
export type Piece = { height: number; draw: (x: number, y: number) => void }

type Columns = { count: number; width: number; step: number }

export function columnsOf(sheet: Sheet, count: number, gap = 20): Columns {
  const width = (sheet.innerWidth - (count - 1) * gap) / count
  return { count, width, step: width + gap }
}

/** Fills columns, of about the same length if the page has room, and goes on at the top of further pages. */
export function fillColumns(
  sheet: Sheet,
  { count, step }: Columns,
  pieces: readonly Piece[],
  top: number,
): void {
  let rest = pieces
  let from = top
  while (rest.length > 0) {
    for (let place = 0; place < count && rest.length > 0; place++) {
      const all = rest.reduce((sum, { height }) => sum + height, 0)
      const share = Math.max(all / (count - place), rest[0]?.height ?? 0)
      const end = Math.min(from + share + 1, bottomOf(sheet))
      rest = rest.slice(drawColumn(rest, margin + place * step, from, end))
    }
    if (rest.length === 0) return
    sheet.pdf.addPage()
    sheet.begin()
    from = margin
  }
}

/** Draws as many pieces as fit, at least one, and returns their number. */
function drawColumn(pieces: readonly Piece[], x: number, top: number, end: number): number {
  let y = top
  let count = 0
  for (const { height, draw } of pieces) {
    if (count > 0 && y + height > end) break
    draw(x, y)
    y += height
    count++
  }
  return count
}
