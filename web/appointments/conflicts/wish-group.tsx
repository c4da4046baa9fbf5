import type { Conflict } from '#contract/appointments/conflicts.ts'
import { conflicts } from '#copy/appointments/conflicts.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { writeStart, writeWhen } from '../write-when.ts'
import { ConflictCard } from './conflict-card.tsx'
import { ConflictHead } from './conflict-head.tsx'

const words = conflicts.wish

/** Times that patients have requested; each is answered on the page of its appointment. */
export function WishGroup({ wishes, zone }: { wishes: readonly Conflict[]; zone: string }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <ConflictCard words={words}>
      {wishes.map((wish) => (
        <li key={wish.id} className="flex flex-wrap items-center gap-x-6 gap-y-2.5 py-3.5 last:pb-0">
          <ConflictHead conflict={wish} zone={zone}>
            {wish.agreedAt && t(words.insteadOf(writeStart(language, wish.agreedAt, zone)))}
          </ConflictHead>
          <Link
            to={`/dietitian/appointments/${wish.id}`}
            aria-label={t(words.answerOf(writeWhen(language, wish, new Date(), zone)))}
            className={buttonClass('secondary', 'sm')}
          >
            {t(words.answer)}
          </Link>
        </li>
      ))}
    </ConflictCard>
  )
}
