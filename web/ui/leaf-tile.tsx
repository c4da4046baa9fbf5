import { Icon, type IconShape } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type LeafTileProps = { icon: IconShape; tone?: keyof typeof tones }

/** An icon on a leaf-shaped tile. */
export function LeafTile({ icon, tone = 'tint' }: LeafTileProps) {
  return (
    <span
      className={joinClasses(
        'grid size-12 shrink-0 place-items-center rounded-check rounded-ss-[1.5rem] rounded-ee-[1.5rem]',
        tones[tone],
      )}
    >
      <Icon of={icon} />
    </span>
  )
}

const tones = {
  tint: 'bg-tint text-on-tint',
  accent: 'bg-accent-tint text-accent-ink',
}
