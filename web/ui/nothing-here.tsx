import type { Word } from '#copy/word.ts'
import type { Address } from '#web/app/address.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from './button-class.ts'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'

type NothingHereProps = { title: Word; text?: Word; back: { to: Address; label: Word } }

/** States that the page does not exist, or not for this reader, and links to one that does. */
export function NothingHere({ title, text, back }: NothingHereProps) {
  const t = useWords()
  return (
    <Card flush>
      <EmptyState
        title={t(title)}
        description={text && t(text)}
        action={
          <Link to={back.to} className={buttonClass('secondary')}>
            {t(back.label)}
          </Link>
        }
      />
    </Card>
  )
}
