import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Leaf } from './leaf.tsx'

/** A sheet with one sign on it, in a bed of leaves: what will stand here. */
export function SheetArt({ icon, className }: { icon: IconShape; className?: string }) {
  return (
    <span className={joinClasses('relative inline-grid place-items-center', className)} aria-hidden="true">
      <svg
        viewBox="0 0 220 150"
        className="w-full"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path
          d="M112 10c52-6 92 20 92 62 0 40-36 64-90 64S16 114 16 76c0-38 44-60 96-66Z"
          className="fill-art-sand"
        />
        <Leaf x={62} y={124} turn={214} size={1.25} flipped />
        <Leaf x={66} y={126} turn={240} size={0.95} className="fill-art-leaf-soft" flipped />
        <Leaf x={158} y={124} turn={-34} size={1.25} />
        <Leaf x={154} y={126} turn={-62} size={0.95} className="fill-art-leaf-soft" />
        <g transform="rotate(6 124 76)">
          <rect x="82" y="30" width="70" height="88" rx="9" className="fill-art-apricot stroke-art-line" />
        </g>
        <rect x="74" y="28" width="72" height="92" rx="9" className="fill-art-paper stroke-art-line" />
        <path d="M88 98h30M88 107h20" className="stroke-art-line" opacity="0.4" />
        <path d="M28 136h164" className="stroke-art-line" />
        <path
          d="M36 44v9M31.500 48.500h9M186 34v7M182.500 37.500h7M196 92h.01M26 92h.01M168 22h.01"
          className="stroke-art-line"
        />
      </svg>
      <span className="absolute inset-x-0 top-[26%] flex justify-center text-link">
        <Icon of={icon} className="size-[17%]" />
      </span>
    </span>
  )
}
