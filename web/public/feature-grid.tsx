import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import type { IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { LeafTile } from '#web/ui/leaf-tile.tsx'

export type Feature<Id extends string = string> = {
  readonly id: Id
  readonly title: Word
  readonly text: Word
}

type FeatureGridProps = {
  features: readonly Feature[]
  icons: Readonly<Record<string, IconShape>>
  columns?: keyof typeof columnsClass
  tone?: 'tint' | 'accent'
}

export function FeatureGrid({ features, icons, columns = 3, tone = 'tint' }: FeatureGridProps) {
  const t = useWords()
  return (
    <ul className={joinClasses('grid gap-x-10 gap-y-10', columnsClass[columns])}>
      {features.map(({ id, title, text }) => {
        const icon = icons[id]
        return (
          <li key={id} className="flex gap-4 sm:block">
            {icon && <LeafTile icon={icon} tone={tone} />}
            <div className="min-w-0 sm:mt-4">
              <h3 className="font-semibold">{t(title)}</h3>
              <p className="mt-1 text-sm text-ink-soft">{t(text)}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const columnsClass = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}
