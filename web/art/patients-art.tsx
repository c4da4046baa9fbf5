import { Leaf } from './leaf.tsx'

/** A plate in balance: half greens, a quarter grain, a quarter protein, dates and laban beside it. */
export function PatientsArt({ className }: { className?: string }) {
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
        d="M226 28c108-16 226 52 228 168 2 110-92 176-214 176S26 306 26 198C26 102 118 44 226 28Z"
        className="fill-art-sand"
      />

      <circle cx="216" cy="210" r="132" className="fill-art-paper stroke-art-line" />
      <circle cx="216" cy="210" r="104" className="stroke-art-line" opacity="0.45" />

      <g>
        <Leaf x={206} y={214} turn={196} size={2} flipped />
        <Leaf x={204} y={196} turn={232} size={1.75} className="fill-art-leaf-soft" flipped />
        <Leaf x={206} y={232} turn={160} size={1.75} className="fill-art-leaf-soft" flipped />
        <Leaf x={204} y={250} turn={122} size={1.25} flipped />
        <Leaf x={206} y={178} turn={262} size={1.2} flipped />
        <circle cx="150" cy="262" r="12" className="fill-art-saffron stroke-art-line" />
        <circle cx="164" cy="146" r="10" className="fill-art-saffron stroke-art-line" />
      </g>

      <path d="M232 200v-84c46 4 80 38 84 84Z" className="fill-art-saffron stroke-art-line" />
      <path
        d="M246 136l6 5M262 150l6-4M246 162l7 2M264 172l5 5M282 158l6 4M284 182l7-2M250 184l6-3M298 178l3 6M272 130l4 5"
        className="stroke-art-line"
      />

      <path
        d="M238 258c8-24 32-34 58-22l16-12c2 10 1 18-3 26 4 8 4 16 1 24l-17-9c-24 14-48 10-55-7Z"
        className="fill-art-leaf-soft stroke-art-line"
      />
      <path
        d="M290 236c-6 10-6 20 0 28M268 244c-5 6-5 12-1 17M276 243c-5 6-5 12-1 18"
        className="stroke-art-line"
      />
      <circle cx="252" cy="252" r="2" className="fill-art-line" />

      <path d="M30 138v36c0 12 6 18 14 18s14-6 14-18v-36M44 138v164" className="stroke-art-line" />

      <path
        d="M368 84h72l-9 104c-1 8-6 12-13 12h-28c-7 0-12-4-13-12Z"
        className="fill-art-leaf-soft stroke-art-line"
      />
      <path
        d="M371 114c12-7 22 6 33 0s21-7 33 0l-6 74c-1 8-6 12-13 12h-28c-7 0-12-4-13-12Z"
        className="fill-art-milk stroke-art-line"
      />
      <Leaf x={410} y={88} turn={-34} size={0.85} />
      <Leaf x={406} y={88} turn={214} size={0.72} className="fill-art-leaf-soft" flipped />

      <ellipse cx="390" cy="308" rx="66" ry="24" className="fill-art-paper stroke-art-line" />
      {dates.map(({ x, y, turn }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-25" y="-12" width="50" height="24" rx="12" className="fill-art-date stroke-art-line" />
          <path d="M-14-3h14M-8 3h18" className="stroke-art-saffron" />
          <path d="M25-4v8" className="stroke-art-line" strokeWidth="4" />
        </g>
      ))}

      <path
        d="M92 66v10M87 71h10M340 46h.01M452 244v8M448 248h8M80 330h.01M330 356h.01"
        className="stroke-art-line"
      />
    </svg>
  )
}

const dates = [
  { x: 362, y: 301, turn: -14 },
  { x: 418, y: 301, turn: 16 },
  { x: 391, y: 309, turn: -4 },
]
