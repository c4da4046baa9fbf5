/** Faint branches behind the hero of a page. The parent must be `relative overflow-hidden`. */
export function HeroGround() {
  return (
    <svg
      viewBox="0 0 720 720"
      className={'pointer-events-none absolute end-0 top-0 h-full w-auto max-w-none rtl:-scale-x-100'}
      fill="none"
      aria-hidden="true"
    >
      <path d="M720 0v640C560 700 470 560 360 520S120 420 130 250 330 60 420 0Z" className="fill-tint" />
      <path
        d="M720 0v430c-90 40-170-10-220-90S360 190 470 80c30-30 60-60 90-80Z"
        className="fill-art-leaf-soft"
        opacity="0.55"
      />
      {branches.map(({ stem, leaves }) => (
        <g key={stem}>
          <path d={stem} className="stroke-art-leaf" strokeWidth="2" strokeLinecap="round" opacity="0.55" />
          {leaves.map(([x, y, turn, size]) => (
            <path
              key={`${x} ${y} ${turn}`}
              d="M0 0C6-13 24-17 40-3C29 11 11 12 0 0Z"
              transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
              className="fill-art-leaf-soft stroke-art-leaf"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              opacity="0.6"
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

type Branch = {
  stem: string
  leaves: [x: number, y: number, turn: number, size: number][]
}

/** Leaves in pairs along an arc, smaller towards its tip. */
function growBranch(from: Point, bend: Point, to: Point, pairs: number, size: number): Branch {
  const stem = `M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}`
  const leaves = Array.from({ length: pairs }, (_, at) => {
    const t = 0.18 + (0.74 * at) / (pairs - 1)
    const along = (axis: 0 | 1) =>
      (1 - t) ** 2 * from[axis] + 2 * (1 - t) * t * bend[axis] + t ** 2 * to[axis]
    const slope = (axis: 0 | 1) => (1 - t) * (bend[axis] - from[axis]) + t * (to[axis] - bend[axis])
    const turn = (Math.atan2(slope(1), slope(0)) * 180) / Math.PI
    const grown = round(size * (1.15 - 0.6 * t))
    const place = [round(along(0)), round(along(1))] as const
    return [
      [...place, round(turn - 48), grown],
      [...place, round(turn + 42), round(grown * 0.92)],
    ] satisfies Branch['leaves']
  }).flat()
  return { stem, leaves }
}

type Point = readonly [number, number]
const round = (value: number) => Math.round(value * 10) / 10

const branches = [
  growBranch([716, 330], [600, 330], [500, 150], 6, 1.9),
  growBranch([720, 600], [540, 610], [430, 420], 7, 1.6),
  growBranch([560, 0], [470, 60], [330, 40], 5, 1.3),
]
