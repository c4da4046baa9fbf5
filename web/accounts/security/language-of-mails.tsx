import { useState } from 'react'
import { chooseLanguage } from '#contract/accounts/security.ts'
import { type Language, languages } from '#contract/language.ts'
import { accountSettings } from '#copy/accounts/security/settings.ts'
import { ui } from '#copy/ui.ts'
import { useChange } from '#web/app/query.ts'
import { setSession } from '#web/app/session.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { rememberLanguage } from '#web/lib/language-cookie.ts'
import { localPath, readPath } from '#web/lib/path.ts'
import { useWords } from '#web/lib/words.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { ChoiceForm } from '../registration/choice-form.tsx'

export function LanguageOfMails({ chosen }: { chosen: Language }) {
  const t = useWords()
  const language = useLanguage()
  const words = accountSettings.language
  const [wanted, setWanted] = useState(chosen)
  const { mutate, isPending } = useChange(chooseLanguage, {
    onDone: ({ session }) => {
      setSession(session, 'user_updated')
      const saved = session.user.language
      rememberLanguage(saved)
      if (saved === language) showToast({ tone: 'success', title: t(words.done) })
      else leadTo(saved)
    },
    onRefused: (reason) => showFault(t, words.failed, reason),
  })

  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      <ChoiceForm words={words} busy={isPending} onSave={() => mutate({ language: wanted })}>
        <RadioCards
          legend={t(words.legend)}
          name="language"
          options={languages.map((value) => ({ value, label: t(ui.language[value]) }))}
          value={wanted}
          onChange={setWanted}
          help={wanted === language ? undefined : t(words.leads)}
        />
      </ChoiceForm>
    </SettingsSection>
  )
}

/** Loads the same page in that language, as another document. */
function leadTo(language: Language) {
  const { pathname, search, hash } = window.location
  window.location.assign(localPath(language, readPath(pathname).path) + search + hash)
}
