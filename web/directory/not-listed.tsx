import { profile } from '#copy/directory/profile.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { directoryPath } from './paths.ts'

export function NotListed() {
  const t = useWords()
  const { missing } = profile
  return (
    <Card flush>
      <EmptyState
        title={t(missing.title)}
        description={t(missing.text)}
        action={
          <Link to={directoryPath} className={buttonClass()}>
            {t(missing.back)}
          </Link>
        }
      />
    </Card>
  )
}
