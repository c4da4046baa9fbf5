import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { keepAccount as words } from '#copy/accounts/sign-in/keep-account.ts'
import { writeDate } from '#copy/dates.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.ts'
import { textLinkClass } from '../text-link-class.ts'

/** For an account that is waiting for deletion: the owner can keep it or leave it to be deleted. */
export function KeepStep({ form }: { form: { erasesAt: string; busy: boolean; goBack: () => void } }) {
  const t = useWords()
  const language = useLanguage()
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  const at = new Date(form.erasesAt)
  return (
    <>
      <p ref={text} tabIndex={-1} className="text-ink-soft outline-none">
        {t(words.text(writeDate(language, at, 'date'), writeDate(language, at, 'time')))}
      </p>
      <p className="text-sm text-ink-soft">{t(words.stays)}</p>
      <Button type="submit" size="lg" busy={form.busy} busyText={t(words.keeping)}>
        {t(words.keep)}
      </Button>
      <button type="button" className={textLinkClass} onClick={form.goBack}>
        <Icon of={ArrowLeft} small mirrored />
        {t(words.leave)}
      </button>
    </>
  )
}

export const toastAccountKept = (t: (word: Word) => string) =>
  showToast({ tone: 'success', title: t(words.done), description: t(words.doneText) })
