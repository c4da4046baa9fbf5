import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { confirmAddress } from '#contract/accounts/registration.ts'
import type { OutputOf } from '#contract/route.ts'
import { openAccount } from '#copy/accounts/registration/open-account.ts'
import { register } from '#copy/accounts/registration/register.ts'
import { useForm } from '#web/lib/form.ts'
import { readSearchParam } from '#web/lib/search-param.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { PasswordField, TextField } from '../form-fields.tsx'
import { NarrowPage } from '../narrow-page.tsx'
import { textLinkClass } from '../text-link-class.ts'
import { Agreement } from './agreement.tsx'

type FormProps = { onDone: (output: OutputOf<typeof confirmAddress>) => void; onOther: () => void }

/**
 * Opens the account with the password chosen at registration, or with a new one if the reader has the email but not the
 * password.
 */
export function OpenAccount({ onDone }: Pick<FormProps, 'onDone'>) {
  const t = useWords()
  const [way, setWay] = useState<'known' | 'anew'>('known')
  const words = openAccount[way]
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the form changes
  useEffect(() => title.current?.focus({ preventScroll: true }), [way])
  const Form = way === 'known' ? KnownForm : AnewForm
  return (
    <NarrowPage icon={KeyRound} title={t(words.heading)} titleRef={title} text={t(words.text)}>
      <Form onDone={onDone} onOther={() => setWay(way === 'known' ? 'anew' : 'known')} />
    </NarrowPage>
  )
}

function KnownForm({ onDone, onOther }: FormProps) {
  const t = useWords()
  const words = openAccount.known
  const form = useForm({
    bind: async () => {
      const { confirmAddress, openKnown } = await import('#contract/accounts/registration.ts')
      return { route: confirmAddress, schema: openKnown }
    },
    start: { token: '', currentPassword: '' },
    along,
    blame: { wrong_credentials: { field: 'currentPassword', words: words.wrong } },
    onDone,
  })
  return (
    <form {...form.form} method="dialog" className="mt-7 grid gap-5">
      <PasswordField
        form={form}
        name="currentPassword"
        words={words.password}
        autoComplete="current-password"
      />
      <FaultLine>{form.refused}</FaultLine>
      <Button type="submit" size="lg" busy={form.busy} busyText={t(words.opening)}>
        {t(words.open)}
      </Button>
      <button type="button" className={textLinkClass} onClick={onOther}>
        {t(words.other)}
      </button>
    </form>
  )
}

function AnewForm({ onDone, onOther }: FormProps) {
  const t = useWords()
  const words = openAccount.anew
  const { name, password } = register.fields
  const form = useForm({
    bind: async () => {
      const { confirmAddress, openAnew } = await import('#contract/accounts/registration.ts')
      return { route: confirmAddress, schema: openAnew }
    },
    start: { token: '', name: '', password: '' },
    along,
    onDone,
  })
  return (
    <form {...form.form} method="dialog" className="mt-7 grid gap-5">
      <TextField form={form} name="name" words={name} autoComplete="name" />
      <PasswordField form={form} name="password" words={password} autoComplete="new-password" />
      <FaultLine>{form.refused}</FaultLine>
      <Button type="submit" size="lg" busy={form.busy} busyText={t(openAccount.known.opening)}>
        {t(words.save)}
      </Button>
      <Agreement />
      <button type="button" className={textLinkClass} onClick={onOther}>
        {t(words.other)}
      </button>
    </form>
  )
}

const along = () => ({ token: readSearchParam('token') ?? '' })
