import { addressesIn, inviteByEmail, mostInvited } from '#contract/invitations.ts'
import { languages } from '#contract/language.ts'
import { invitations } from '#copy/invitations/invitations.ts'
import { languageName } from '#copy/language-name.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'

const words = invitations.mail

/** Addresses that get a letter each. */
export function InviteByEmail() {
  const t = useWords()
  const language = useLanguage()
  const { form, busy, refused, control, choice, error, values } = useForm({
    bind: async () => ({ route: inviteByEmail, schema: inviteByEmail.body }),
    start: { emails: '', language },
    onDone: () => showToast({ tone: 'success', title: t(words.sent) }),
  })
  const isTooMany = addressesIn(String(values.emails)).length > mostInvited
  return (
    <form {...form} method="dialog" className="grid gap-5">
      <Field
        label={t(words.emails)}
        help={t(words.help)}
        error={isTooMany ? t(words.tooMany) : error('emails')}
      >
        <TextArea
          {...control('emails')}
          rows={3}
          dir="ltr"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <RadioCards
        legend={t(words.language)}
        options={languages.map((value) => ({ value, label: t(languageName(value)) }))}
        error={error('language')}
        {...choice('language')}
      />
      <FaultLine>{refused}</FaultLine>
      <Button type="submit" busy={busy} busyText={t(words.sending)} className="sm:justify-self-start">
        {t(words.send)}
      </Button>
    </form>
  )
}
