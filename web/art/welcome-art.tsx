import { Leaf } from './leaf.tsx'

/** A table by the window in the morning: today's plan and the next appointment, a word from the dietitian, coffee and dates. */
export function WelcomeArt({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 480 360"
      className={className}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M232 14c118-12 220 44 226 152 5 86-38 142-106 156H110C54 300 20 240 26 166 34 74 122 26 232 14Z"
        className="fill-art-sand"
      />

      <g transform="translate(-10 -14)">
        <path d="M70 214v-92c0-34 22-58 52-58s52 24 52 58v92Z" className="fill-art-paper stroke-art-line" />
        <path
          d="M80 206v-83c0-28 17-48 42-48s42 20 42 48v83Z"
          className="fill-art-leaf-soft stroke-art-line"
        />
        <circle cx="134" cy="118" r="15" className="fill-art-saffron stroke-art-line" />
        <path
          d="M80 186c16-18 34-22 46-12 12-12 26-12 38 0v32H80Z"
          className="fill-art-leaf stroke-art-line"
        />
        <path d="M122 75v131M80 142h84M62 214h120" className="stroke-art-line" />
      </g>

      <path d="M28 318h424M66 318v26M414 318v26" className="stroke-art-line" />

      <g>
        <path d="M232 318l12-14h92l12 14Z" className="fill-art-leaf-soft stroke-art-line" />
        <rect x="206" y="112" width="168" height="194" rx="14" className="fill-art-leaf stroke-art-line" />
        <rect x="217" y="123" width="146" height="172" rx="7" className="fill-art-paper stroke-art-line" />
        <rect x="230" y="137" width="120" height="46" rx="7" className="fill-art-leaf-soft stroke-art-line" />
        <rect x="239" y="146" width="28" height="28" rx="5" className="fill-art-paper stroke-art-line" />
        <path d="M239 155h28M247 142v7M259 142v7" className="stroke-art-line" />
        <circle cx="258" cy="165" r="4" className="fill-art-saffron stroke-art-line" />
        <path d="M279 154h56M279 167h36" className="stroke-art-line" />
        {meals.map(({ y, eaten, long }) => (
          <g key={y}>
            <circle
              cx="240"
              cy={y}
              r="8"
              className={eaten ? 'fill-art-leaf stroke-art-line' : 'fill-art-paper stroke-art-line'}
            />
            {eaten && <path d={`M236 ${y}l3 3 5-6`} className="stroke-art-line" />}
            <path d={`M258 ${y - 5}h${long}M258 ${y + 6}h44`} className="stroke-art-line" opacity="0.55" />
          </g>
        ))}
      </g>

      <path
        d="M350 62c0-8 6-14 14-14h66c8 0 14 6 14 14v34c0 8-6 14-14 14h-44l-20 17v-17h-2c-8 0-14-6-14-14Z"
        className="fill-art-paper stroke-art-line"
      />
      <path d="M366 70h40M366 86h62" className="stroke-art-line" opacity="0.55" />
      <Leaf x={416} y={74} turn={-30} size={0.5} veined={false} />

      <g>
        <path
          d="M104 276h52l-6 34c-1 5-4 8-9 8h-22c-5 0-8-3-9-8Z"
          className="fill-art-saffron stroke-art-line"
        />
        <path d="M100 266h60v10h-60Z" className="fill-art-saffron stroke-art-line" />
        <path d="M130 266v-26" className="stroke-art-line" />
        <Leaf x={129} y={243} turn={202} size={0.95} flipped />
        <Leaf x={131} y={243} turn={-22} size={0.95} className="fill-art-leaf-soft" />
        <path d="M130 241c-4-6-4-13 0-20 4 7 4 14 0 20Z" className="fill-art-leaf stroke-art-line" />
      </g>

      <g>
        <path
          d="M392 292h36l-4 20c-1 4-4 6-8 6h-12c-4 0-7-2-8-6Z"
          className="fill-art-paper stroke-art-line"
        />
        <path d="M394 302h32" className="stroke-art-saffron" />
        <path d="M404 282c-4-6 4-8 0-14M416 282c-4-6 4-8 0-14" className="stroke-art-line" opacity="0.7" />
      </g>

      <path
        d="M48 92v8M44 96h8M222 76v8M218 80h8M440 168h.01M52 256h.01M330 74h.01"
        className="stroke-art-line"
      />
    </svg>
  )
}

const meals = [
  { y: 206, eaten: true, long: 72 },
  { y: 237, eaten: true, long: 54 },
  { y: 268, eaten: false, long: 64 },
]
