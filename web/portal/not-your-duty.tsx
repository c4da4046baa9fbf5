import { dutyWords as words } from '#copy/accounts/duties.ts'
import { useDuties } from '#web/lib/duties.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Shown in place of a page or tab that the admin has no duty for. */
export function NotYourDuty() {
  const t = useWords()
  const language = useLanguage()
  const { held } = useDuties()
  const names = held.map((duty) => t(words.names[duty]))
  return (
    <Card flush>
      <EmptyState
        title={t(words.notYours.title)}
        description={t(words.notYours.text(new Intl.ListFormat(language).format(names)))}
      />
    </Card>
  )
}
