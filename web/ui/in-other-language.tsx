import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { languageOfText } from '#contract/text-language.ts'
import { inBoth as words } from '#copy/in-both.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type InOtherLanguageProps = {
  /** The text written so far; the other language is the one that it is not in. */
  of: string
  /** Full label of the button for screen readers. */
  what: Word
  /** A field contains something already, or is invalid. */
  isGiven: boolean
  /** Renders the fields. */
  children: (language: Language) => ReactNode
  className?: string
}

/** Fields for the same text in the other language, hidden until they are needed. */
export function InOtherLanguage({ of, what, isGiven, children, className }: InOtherLanguageProps) {
  const t = useWords()
  const reads = useLanguage()
  const [isOpen, setOpen] = useState(isGiven)
  const [wasPressed, setPressed] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  // The fields stay open after they are emptied.
  if (isGiven && !isOpen) setOpen(true)
  useEffect(() => {
    if (wasPressed) fields.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [wasPressed])

  const language = (languageOfText(of) ?? reads) === 'ar' ? 'en' : 'ar'
  if (isOpen)
    return (
      <div ref={fields} className={className}>
        {children(language)}
      </div>
    )
  return (
    <Button
      variant="quiet"
      size="sm"
      onClick={() => {
        setOpen(true)
        setPressed(true)
      }}
      className={joinClasses('-ms-3.5 -mt-3.5 justify-self-start', className)}
    >
      <Icon of={Plus} small />
      {t(words.add(language))}
      <span className="sr-only">{t(words.what(what))}</span>
    </Button>
  )
}
