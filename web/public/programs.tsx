import { LayoutGrid, MessageCircle, Presentation } from 'lucide-react'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import type { IconShape } from '#web/ui/icon.tsx'
import { LeafTile } from '#web/ui/leaf-tile.tsx'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { CheckList } from './check-list.tsx'
import type { Feature } from './feature-grid.tsx'

type Program = Feature & { readonly points: readonly Word[] }
type ProgramsProps = { heading: string; text: string; programs: readonly Program[] }

export function Programs({ heading, text, programs }: ProgramsProps) {
  const t = useWords()
  return (
    <Band id="programs">
      <BandHead centered heading={heading} text={text} />
      <ul className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-3">
        {programs.map((program) => (
          <Card key={program.id} as="li" className="flex flex-col sm:p-8">
            <LeafTile icon={icons[program.id] ?? Presentation} />
            <h3 className="mt-5 text-lg font-semibold">{t(program.title)}</h3>
            <p className="mt-2 text-sm text-ink-soft">{t(program.text)}</p>
            <CheckList points={program.points.map(t)} className="mt-5 border-t border-line pt-5 text-sm" />
          </Card>
        ))}
      </ul>
    </Band>
  )
}

const icons: Readonly<Record<string, IconShape>> = {
  workshops: Presentation,
  consultations: MessageCircle,
  comprehensive: LayoutGrid,
}
