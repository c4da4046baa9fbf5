import { publicDirectory } from '#copy/directory/public.ts'
import { directory } from '#copy/directory/search.ts'
import { blank, Slot } from '#web/lib/sent-page.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { DietitianFacts } from './dietitian-facts.tsx'
import { DietitianName } from './dietitian-name.tsx'

/** One dietitian of the public list; all of the card is a link. */
export function DietitianCard() {
  const t = useWords()
  const { card } = publicDirectory
  return (
    <Card
      as="li"
      flush
      className="relative flex flex-col p-4 transition-colors hover:border-line-control sm:p-5"
    >
      <DietitianName as="h2" />
      <DietitianFacts className="mt-4 mb-5 flex flex-wrap gap-x-4 gap-y-1" />
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
        <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <Slot name="priced">
            <div>
              <dt className="text-xs text-ink-faint">{t(directory.card.from)}</dt>
              <dd className="text-md font-semibold">{blank('price')}</dd>
            </div>
          </Slot>
          <div>
            <dt className="text-xs text-ink-faint">{t(card.nextDay)}</dt>
            <dd className="flex min-h-[1.7em] items-center">{blank('nextDay')}</dd>
          </div>
        </dl>
        <a
          href={blank('path')}
          aria-label={blank('viewOf')}
          className={buttonClass(
            'secondary',
            'sm',
            'grow before:absolute before:inset-0 before:rounded-card sm:grow-0',
          )}
        >
          {t(card.view)}
        </a>
      </div>
    </Card>
  )
}
