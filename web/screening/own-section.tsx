import { useId, useState } from 'react'
import { ownSection as words } from '#copy/screening/own-section.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

const OwnQuestionnaires = lazyPart(() => import('./own-panel.tsx'), 'OwnQuestionnaires')

/** A dietitian's own questionnaires at the end of a page, fetched and read once they are opened. */
export function OwnQuestionnairesSection() {
  const t = useWords()
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const [place, focusPlace] = useFocusAfter<HTMLDivElement>()
  const open = () => {
    setOpen(true)
    focusPlace()
  }
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {isOpen ? (
        <OwnQuestionnaires />
      ) : (
        <section
          aria-labelledby={titleId}
          className="mt-10 flex flex-wrap items-end justify-between gap-x-6 gap-y-4"
        >
          <div className="min-w-0 flex-1 basis-72">
            <h2 id={titleId} className="text-lg font-semibold">
              {t(words.title)}
            </h2>
            <p className="mt-0.5 text-sm text-ink-soft">{t(words.text)}</p>
          </div>
          <Button variant="secondary" onClick={open}>
            {t(words.open)}
          </Button>
        </section>
      )}
    </div>
  )
}
