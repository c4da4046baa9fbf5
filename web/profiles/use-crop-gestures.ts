import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useLatest } from '#web/lib/use-latest.ts'
import { dragPicture, firstSquare, type Size, type Square, zoomOf, zoomTo } from './crop.ts'

type Point = { x: number; y: number }

/** One pointer drags, two pinch, the wheel zooms; the keyboard can do all of it. */
export function useCropGestures(picture: Size, square: Square, onChange: (square: Square) => void) {
  const stage = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, Point>())
  // Several events may arrive before the next render.
  const latest = useLatest(square)

  const change = (next: Square) => {
    latest.current = next
    onChange(next)
  }
  const drag = (by: Point) => change(dragPicture(picture, latest.current, by))
  const zoom = (times: number, at?: Point) =>
    change(zoomTo(picture, latest.current, zoomOf(picture, latest.current) * times, at))

  /** A position as a fraction of the stage's side. */
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width } = (stage.current as HTMLElement).getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / width }
  }

  const move = (event: PointerEvent) => {
    const before = [...pointers.current.values()]
    if (!pointers.current.has(event.pointerId)) return
    pointers.current.set(event.pointerId, placeOf(event))
    const after = [...pointers.current.values()]
    const [from, to] = [middleOf(before), middleOf(after)]
    if (after.length > 1) zoom(spreadOf(after) / spreadOf(before), to)
    drag({ x: to.x - from.x, y: to.y - from.y })
  }
  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
  }

  useEffect(() => {
    const element = stage.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 400), placeOf(event))
    }
    // React adds passive listeners, which cannot keep the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  })

  const press = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by) drag(by)
    else if (event.key === '+' || event.key === '=') zoom(1.1)
    else if (event.key === '-') zoom(1 / 1.1)
    else if (event.key === '0') change(firstSquare(picture))
    else return
    event.preventDefault()
  }

  return {
    ref: stage,
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, placeOf(event))
    },
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: press,
  }
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

function spreadOf([one, other]: readonly Point[]): number {
  return one && other ? Math.max(0.01, Math.hypot(one.x - other.x, one.y - other.y)) : 1
}
