import { Languages, X } from 'lucide-react'
import { useState } from 'react'
import type { Language } from '#contract/language.ts'
import { portal } from '#copy/portal/frame.ts'
import { ui } from '#copy/ui.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { LanguageLink } from '#web/lib/language-link.tsx'
import { dismissOffer, isOfferDismissed } from '#web/lib/language-offer.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** The address decides the language of a page. An account that prefers the other language sees this offer. */
export function LanguageOffer({ language }: { language: Language }) {
  const t = useWords()
  const here = useLanguage()
  const [isDismissed, setDismissed] = useState(() => isOfferDismissed(language))
  if (language === here || isDismissed) return null
  const dismiss = () => {
    dismissOffer(language)
    setDismissed(true)
  }
  return (
    <section
      aria-label={t(ui.language.label)}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      className="flex items-start gap-3 border-b border-line px-4 py-1 text-sm text-ink-soft sm:px-6 lg:px-10 print:hidden"
    >
      <Icon of={Languages} small className="mt-3 shrink-0" />
      <p lang={language} className="flex min-w-0 gap-x-2 max-sm:flex-col sm:flex-wrap">
        <span className="pt-2.5 sm:pb-2.5">{t(portal.languageOffer.text)}</span>
        <LanguageLink
          to={language}
          className="inline-flex min-h-11 items-center self-start font-medium text-link underline underline-offset-4 max-sm:-mt-2"
        >
          {t(portal.languageOffer.link)}
        </LanguageLink>
      </p>
      <IconButton label={t(ui.dismiss)} icon={X} onClick={dismiss} className="-me-3 ms-auto" />
    </section>
  )
}
