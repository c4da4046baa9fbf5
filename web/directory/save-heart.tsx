import { Heart } from 'lucide-react'
import { directory } from '#copy/directory/search.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useSaving } from './use-saving.ts'

type SaveHeartProps = { dietitian: { id: string; isSaved: boolean }; name: string; className?: string }

/** The heart on a card. It keeps its name; whether it is pressed says the rest. */
export function SaveHeart({ dietitian, name, className }: SaveHeartProps) {
  const t = useWords()
  const change = useSaving(dietitian, name)
  return (
    <button
      type="button"
      aria-label={t(directory.card.save(name))}
      aria-pressed={dietitian.isSaved}
      onClick={change}
      className={joinClasses(iconButtonClass, className)}
    >
      <Icon of={Heart} {...(dietitian.isSaved && { className: 'fill-current text-accent-ink' })} />
    </button>
  )
}
