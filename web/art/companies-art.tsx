import { joinClasses } from '#web/ui/join-classes.ts'
import { Leaf } from './leaf.tsx'

/** One table seen from above, and the people of a company around it. */
export function CompaniesArt({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 480 400"
      className={className}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M238 18c120-4 214 66 216 178 2 116-96 186-218 186S26 310 26 202C26 92 120 22 238 18Z"
        className="fill-art-sand"
      />
      {seats.map(({ x, y, turn, top, head }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path
            d="M-40 14c-2-22 16-36 40-36s42 14 40 36c-1 8-8 10-14 6-8-6-16-8-26-8s-18 2-26 8c-6 4-13 2-14-6Z"
            className={joinClasses(top, 'stroke-art-line')}
          />
          <circle r="17" cy="-6" className={joinClasses(head, 'stroke-art-line')} />
        </g>
      ))}
      <rect x="104" y="122" width="272" height="156" rx="78" className="fill-art-paper stroke-art-line" />
      <rect x="118" y="136" width="244" height="128" rx="64" className="stroke-art-line" opacity="0.35" />
      {plates.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="21" className="fill-art-paper stroke-art-line" />
          <path d={`M${x} ${y - 13}a13 13 0 0 0 0 26Z`} className="fill-art-leaf stroke-art-line" />
          <path
            d={`M${x + 3} ${y - 12}a13 13 0 0 1 10 10h-10Z`}
            className="fill-art-saffron stroke-art-line"
          />
          <path
            d={`M${x + 3} ${y + 12}a13 13 0 0 0 10-10h-10Z`}
            className="fill-art-leaf-soft stroke-art-line"
          />
        </g>
      ))}
      <circle cx="240" cy="200" r="30" className="fill-art-sand stroke-art-line" />
      <Leaf x={239} y={206} turn={206} size={0.95} flipped />
      <Leaf x={241} y={206} turn={-26} size={0.95} className="fill-art-leaf-soft" />
      <Leaf x={240} y={206} turn={-86} size={0.7} />
      <path
        d="M72 88v10M67 93h10M424 320v8M420 324h8M404 76h.01M84 336h.01M240 44h.01"
        className="stroke-art-line"
      />
    </svg>
  )
}

const seats = [
  { x: 180, y: 92, turn: 0, top: 'fill-art-leaf', head: 'fill-art-saffron' },
  {
    x: 300,
    y: 92,
    turn: 0,
    top: 'fill-art-saffron',
    head: 'fill-art-leaf-soft',
  },
  {
    x: 406,
    y: 200,
    turn: 90,
    top: 'fill-art-leaf-soft',
    head: 'fill-art-leaf',
  },
  { x: 300, y: 308, turn: 180, top: 'fill-art-leaf', head: 'fill-art-paper' },
  {
    x: 180,
    y: 308,
    turn: 180,
    top: 'fill-art-leaf-soft',
    head: 'fill-art-saffron',
  },
  { x: 74, y: 200, turn: -90, top: 'fill-art-saffron', head: 'fill-art-leaf' },
]

const plates = [
  { x: 184, y: 162 },
  { x: 296, y: 162 },
  { x: 334, y: 200 },
  { x: 296, y: 238 },
  { x: 184, y: 238 },
  { x: 146, y: 200 },
]
