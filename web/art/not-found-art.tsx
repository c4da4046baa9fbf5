import { Leaf } from './leaf.tsx'

/** A lost seedling with its roots, outside its bed. */
export function NotFoundArt({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 360 240"
      className={className}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M184 20c82 0 142 36 142 92 0 54-60 88-146 88S36 166 36 114C36 58 100 20 184 20Z"
        className="fill-art-sand"
      />
      <path d="M20 208h320" className="stroke-art-line" />
      <path
        d="M60 208c4-12 18-18 34-18 8 0 12 8 20 8s10-8 20-8c16 0 28 6 32 18Z"
        className="fill-art-saffron stroke-art-line"
      />
      <path d="M98 208c2-6 8-8 15-8s13 2 15 8Z" className="fill-deep stroke-art-line" />
      <path d="M72 202h6M84 198h4M142 201h6M154 204h3" className="stroke-art-line" />
      <g transform="rotate(17 226 150)">
        <path d="M226 92c3 26-3 44 1 70" className="stroke-art-line" />
        <path
          d="M227 160c-2 14-12 18-18 28M227 160c0 14-2 22 1 34M227 160c4 12 14 15 17 27M219 176c-6 2-10 1-16 5M237 173c7 1 10 4 16 4M228 178c4 4 5 7 8 12"
          className="stroke-art-line"
        />
        <Leaf x={225} y={94} turn={158} size={1.35} flipped />
        <Leaf x={227} y={94} turn={28} size={1.35} className="fill-art-leaf-soft" />
        <path d="M226 92c-9-4-13-13-10-23 9 3 14 13 10 23Z" className="fill-art-leaf stroke-art-line" />
      </g>
      <path d="M168 178c12-26 18-34 34-42" className="stroke-art-line" strokeDasharray="1 8" />
      <Leaf x={278} y={203} turn={-6} size={0.62} className="fill-art-saffron" />
      <path
        d="M76 92v10M71 97h10M292 70v8M288 74h8M110 60h.01M270 46h.01M58 150h.01"
        className="stroke-art-line"
      />
    </svg>
  )
}
