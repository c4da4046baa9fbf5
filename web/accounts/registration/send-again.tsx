import { useState } from 'react'
import { confirm } from '#copy/accounts/registration/confirm.ts'
import { useForm } from '#web/lib/form.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/toast.ts'
import { TextField } from '../form-fields.tsx'
import { useFirstFocus } from '../use-first-focus.ts'

/** For a reader whose link no longer works. The answer does not reveal whether the address has an account. */
export function SendAgain() {
  const t = useWords()
  const words = confirm.again
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    bind,
    start: { email: '', redirectTo: '' },
    onDone: (_, { email }) => setSentTo(String(email).trim()),
    onRefused: (reason) => showToast({ tone: 'error', title: t(words.failed), description: t(reason) }),
  })

  if (sentTo !== null) return <Sent email={sentTo} />
  return (
    <form {...form.form} method="dialog" className="mx-auto grid max-w-sm gap-4 text-start">
      <TextField form={form} name="email" words={words} type="email" autoComplete="email" />
      <Button type="submit" busy={form.busy} busyText={t(words.sending)}>
        {t(words.send)}
      </Button>
      <Link to="/login" className={buttonClass('quiet')}>
        {t(words.signIn)}
      </Link>
    </form>
  )
}

function Sent({ email }: { email: string }) {
  const t = useWords()
  const { heading, before, after } = confirm.again.sent
  const first = useFirstFocus<HTMLDivElement>()
  return (
    <Card ref={first} tabIndex={-1} className="mx-auto max-w-md text-start">
      <h2 className="font-semibold">{t(heading)}</h2>
      <p className="mt-1 text-sm text-ink-soft">
        {t(before)}
        <bdi dir="ltr" className="font-medium text-ink">
          {email}
        </bdi>
        {t(after)}
      </p>
    </Card>
  )
}

async function bind() {
  const { sendConfirmation } = await import('#contract/accounts/registration.ts')
  return { route: sendConfirmation, schema: sendConfirmation.body }
}
