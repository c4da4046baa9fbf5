import { Leaf } from './leaf.tsx'

/** A desk at work: a plan, a calendar, and a stethoscope that has put out leaves. */
export function DietitiansArt({ className }: { className?: string }) {
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
        d="M256 26c112 0 198 60 198 164S366 352 246 352 28 298 28 190 144 26 256 26Z"
        className="fill-art-sand"
      />
      <path d="M36 344h408M74 344v34M406 344v34" className="stroke-art-line" />

      <g transform="rotate(-5 172 230)">
        <rect x="92" y="118" width="160" height="214" rx="12" className="fill-art-saffron stroke-art-line" />
        <rect x="106" y="136" width="132" height="182" rx="4" className="fill-art-paper stroke-art-line" />
        <path
          d="M148 118c0-6 4-8 10-8 2-8 6-12 14-12s12 4 14 12c6 0 10 2 10 8v14h-48Z"
          className="fill-art-leaf-soft stroke-art-line"
        />
        <path d="M126 170l6 6 10-12M126 208l6 6 10-12M126 246l6 6 10-12" className="stroke-art-line" />
        <path
          d="M156 168h62M156 178h36M156 206h54M156 216h44M156 244h62M156 254h28M126 286h92M126 298h58"
          className="stroke-art-line"
          opacity="0.55"
        />
      </g>

      <path d="M300 104c-10 44 6 84 32 84s42-40 32-84" className="stroke-art-line" strokeWidth="5" />
      <path d="M300 104c1-8 6-12 14-12M364 104c-1-8-6-12-14-12" className="stroke-art-line" strokeWidth="5" />
      <path d="M332 188c0 44 6 54 30 60s50-4 50-38v-18" className="stroke-art-line" strokeWidth="5" />
      <circle cx="412" cy="176" r="20" className="fill-art-paper stroke-art-line" />
      <circle cx="412" cy="176" r="10" className="fill-art-leaf-soft stroke-art-line" />
      <Leaf x={332} y={214} turn={158} size={1.1} flipped />
      <Leaf x={335} y={228} turn={34} size={0.95} className="fill-art-leaf-soft" />
      <Leaf x={304} y={146} turn={190} size={0.8} className="fill-art-leaf-soft" flipped />
      <Leaf x={361} y={142} turn={-14} size={0.8} />

      <rect x="276" y="278" width="104" height="66" rx="8" className="fill-art-paper stroke-art-line" />
      <path d="M276 296h104M300 270v14M356 270v14" className="stroke-art-line" />
      <path
        d="M294 312h.01M311 312h.01M345 312h.01M362 312h.01M294 328h.01M311 328h.01M328 328h.01M345 328h.01"
        className="stroke-art-line"
        strokeWidth="4"
      />
      <circle cx="328" cy="312" r="7" className="fill-art-saffron stroke-art-line" />

      <path
        d="M398 304h36v24c0 10-6 16-14 16h-8c-8 0-14-6-14-16ZM434 310c12-2 14 16-2 18"
        className="fill-art-leaf-soft stroke-art-line"
      />
      <path d="M408 294c-4-6 4-8 0-14M422 294c-4-6 4-8 0-14" className="stroke-art-line" />
      <path d="M62 130v10M57 135h10M256 70h.01M440 92v8M436 96h8M58 270h.01" className="stroke-art-line" />
    </svg>
  )
}
