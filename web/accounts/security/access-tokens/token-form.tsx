import { tokenChoices } from '#contract/accounts/access-tokens.ts'
import { accessTokens } from '#copy/accounts/security/access-tokens.ts'
import { security } from '#copy/accounts/security/security.ts'
import { roles } from '#copy/portal/roles.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { FormButtons } from '../../form-buttons.tsx'
import { useFirstFocus } from '../../use-first-focus.ts'
import { useSignedIn } from '../../use-signed-in.ts'

type TokenFormProps = { onMade: (token: string) => void; onCancel: () => void }

export function TokenForm({ onMade, onCancel }: TokenFormProps) {
  const t = useWords()
  const words = accessTokens.make
  const signedIn = useSignedIn()
  const role = signedIn?.activeRole ?? 'patient'
  const choices = tokenChoices[role]
  const { form, busy, refused, control, choice, error } = useForm({
    bind: bindToken,
    start: { name: '', scope: 'read', days: '30' },
    onDone: ({ token }) => onMade(token),
  })

  return (
    <form {...form} method="dialog" className="grid gap-5 text-start">
      <Field label={t(words.name)} help={t(words.nameHelp)} error={error('name')}>
        <TextInput
          {...control('name')}
          ref={useFirstFocus<HTMLInputElement>()}
          autoComplete="off"
          maxLength={60}
        />
      </Field>
      {choices.scopes.length > 1 ? (
        <RadioCards
          {...choice('scope')}
          legend={t(words.scope)}
          error={error('scope')}
          options={choices.scopes.map((value) => ({
            value,
            label: t(accessTokens.scopes[value].label),
            description: t(accessTokens.scopes[value].text),
          }))}
        />
      ) : (
        <p>{t(words.onlyReads)}</p>
      )}
      <RadioCards
        {...choice('days')}
        legend={t(words.days)}
        error={error('days')}
        columns={choices.days.length === 3 ? 3 : 2}
        options={choices.days.map((value) => ({ value, label: t(accessTokens.days[value]) }))}
      />
      {(signedIn?.user.roles.length ?? 1) > 1 && <p>{t(words.role(t(roles.names[role])))}</p>}
      <FaultLine>{refused}</FaultLine>
      <FormButtons
        busy={busy}
        save={t(words.confirm)}
        saving={t(words.busy)}
        cancel={t(security.cancel)}
        onCancel={onCancel}
      />
    </form>
  )
}

async function bindToken() {
  const { makeAccessToken } = await import('#contract/accounts/access-tokens.ts')
  return { route: makeAccessToken, schema: makeAccessToken.body }
}
