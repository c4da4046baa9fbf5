import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { patientDashboard as words } from '#copy/dashboards/patient.ts'
import { useGo } from '#web/lib/go.ts'
import { useWords } from '#web/lib/words.ts'
import { controlClass } from '#web/ui/control-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

/** Opens the directory with the typed words as its search. */
export function DietitianSearch({ className }: { className?: string }) {
  const t = useWords()
  const go = useGo()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q')).trim()
    go(q ? `/patient/dietitians?q=${encodeURIComponent(q)}` : '/patient/dietitians')
  }
  return (
    <form onSubmit={search} className={joinClasses('relative', className)}>
      <Icon of={Search} className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-ink-faint" />
      <input
        name="q"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        aria-label={t(words.search)}
        placeholder={t(words.search)}
        className={joinClasses(controlClass, 'ps-11')}
      />
    </form>
  )
}
