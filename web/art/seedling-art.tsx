import { Leaf } from './leaf.tsx'

/** A picture for empty lists. */
export function SeedlingArt({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 160 128"
      className={className}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d="M80 8c36 0 66 20 66 54 0 30-26 48-66 48S14 92 14 62C14 28 44 8 80 8Z"
        className="fill-art-sand"
      />
      <Leaf x={79} y={58} turn={198} size={1.05} flipped />
      <Leaf x={81} y={58} turn={-18} size={1.05} className="fill-art-leaf-soft" />
      <path
        d="M80 58c-5-7-5-16 0-24 5 8 5 17 0 24Z"
        className="fill-art-leaf stroke-art-line"
        strokeLinejoin="round"
      />
      <path d="M80 58v42" className="stroke-art-line" />
      <path
        d="M44 110c6-9 20-13 36-13s30 4 36 13Z"
        className="fill-art-saffron stroke-art-line"
        strokeLinejoin="round"
      />
      <path d="M24 110h112" className="stroke-art-line" />
      <path d="M68 104h6M86 106h5M60 106h2" className="stroke-art-line" />
      <path d="M33 40v8M29 44h8M128 30v6M125 33h6M122 84h.01M40 80h.01" className="stroke-art-line" />
    </svg>
  )
}
