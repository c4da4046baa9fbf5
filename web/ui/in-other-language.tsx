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
  /** What is written so far, which says which language is the other one. */
  of: string
  /** What is added, for whoever hears the button by itself. */
  what: Word
  /** Something stands there already, or is wrong there. */
  isGiven: boolean
  /** The fields for it. */
  children: (language: Language) => ReactNode
  className?: string
}

/** The same in the other language, out of the way until it is wanted. */
export function InOtherLanguage({ of, what, isGiven, children, className }: InOtherLanguageProps) {
  const t = useWords()
  const reads = useLanguage()
  const [isOpen, setOpen] = useState(isGiven)
  const [wasPressed, setPressed] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  // Emptied, it stays.
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
