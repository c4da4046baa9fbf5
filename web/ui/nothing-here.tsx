import type { Word } from '#copy/word.ts'
import type { Address } from '#web/app/address.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from './button-class.ts'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'

type NothingHereProps = { title: Word; text?: Word; back: { to: Address; label: Word } }

/** There is nothing at this address, or nothing for whoever asks; the way to where there is. */
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
