import { joinClasses } from '#web/ui/join-classes.ts'

type LeafProps = {
  x: number
  y: number
  /** In degrees; 0 points to the right. */
  turn: number
  /** 1 is forty units long. */
  size?: number
  className?: string
  veined?: boolean
  /** Mirrored along its length, for the other side of a stem. */
  flipped?: boolean
}

/** One leaf shape for every picture, so that all look alike. */
export function Leaf({ x, y, turn, size = 1, className, veined = true, flipped = false }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size} ${flipped ? -size : size})`}>
      <path
        d="M0 0C6-13 24-17 40-3C29 11 11 12 0 0Z"
        className={joinClasses('stroke-art-line', className ?? 'fill-art-leaf')}
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {veined && (
        <path
          d="M0 0C10-2 20-4 30-3"
          className="stroke-art-line"
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </g>
  )
}
