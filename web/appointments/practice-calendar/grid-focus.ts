import { type KeyboardEvent, useRef, useState } from 'react'

/** The one cell of a grid that is a tab stop. */
export type Cell = { row: number; column: number }

/** Arrow keys, Home and End move through a grid; in a right-to-left grid the keys are mirrored. */
export function useGridFocus(rows: number, columns: number, start: Cell) {
  const grid = useRef<HTMLTableElement>(null)
  const [wanted, setCell] = useState(start)
  const cell = { row: Math.min(wanted.row, rows - 1), column: Math.min(wanted.column, columns - 1) }
  const focus = (next: Cell) => {
    setCell(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = steps(isMirrored)[event.key]
    const next =
      event.key === 'Home'
        ? { ...cell, column: 0 }
        : event.key === 'End'
          ? { ...cell, column: columns - 1 }
          : step && { row: cell.row + step.row, column: cell.column + step.column }
    if (!next) return
    event.preventDefault()
    if (next.row >= 0 && next.row < rows && next.column >= 0 && next.column < columns) focus(next)
  }
  return { grid, cell, setCell, focus, onKeyDown }
}

const steps = (isMirrored: boolean): Readonly<Record<string, Cell>> => ({
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: isMirrored ? 1 : -1 },
  ArrowRight: { row: 0, column: isMirrored ? -1 : 1 },
})
