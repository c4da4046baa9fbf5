import { KeyRound, MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { reset } from '#copy/accounts/sign-in/reset.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { dismissToast, showToast } from '#web/ui/toast.ts'
import { TextField } from '../form-fields.tsx'
import { NarrowPage } from '../narrow-page.tsx'
import { WithoutScript } from '../without-script.tsx'
import { BackToLogin } from './back-to-login.tsx'

export function AskForReset() {
  const [asked, setAsked] = useState<string | null>(null)
  return asked === null ? (
    <AskForm onAsked={setAsked} />
  ) : (
    <Asked email={asked} onOther={() => setAsked(null)} />
  )
}

function AskForm({ onAsked }: { onAsked: (email: string) => void }) {
  const t = useWords()
  const words = reset.ask
  const toast = useRef(0)
  const form = useForm({
    bind,
    start: { email: '' },
    onDone: (_, { email }) => {
      dismissToast(toast.current)
      showToast({ tone: 'success', title: t(words.toast) })
      onAsked(String(email).trim())
    },
    onRefused: (reason) => {
      dismissToast(toast.current)
      toast.current = showToast({ tone: 'error', title: t(words.failed), description: t(reason) })
    },
  })
  return (
    <NarrowPage icon={KeyRound} title={t(words.heading)} text={t(words.text)}>
      <form {...form.form} method="dialog" className="mt-7 grid gap-5">
        <WithoutScript words={reset.withoutScript} />
        <TextField form={form} name="email" words={words.email} type="email" autoComplete="username" />
        <Button type="submit" size="lg" busy={form.busy} busyText={t(words.sending)}>
          {t(words.send)}
        </Button>
      </form>
      <BackToLogin />
    </NarrowPage>
  )
}

/** The same for every address, so that it does not reveal which have accounts. */
function Asked({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useWords()
  const { heading, before, after, help, other } = reset.asked
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <NarrowPage
      icon={MailCheck}
      title={t(heading)}
      titleRef={title}
      text={
        <>
          {t(before)}
          <bdi dir="ltr" className="font-medium text-ink">
            {email}
          </bdi>
          {t(after)}
        </>
      }
    >
      <p className="mt-4 text-sm text-ink-soft">{t(help)}</p>
      <Button variant="secondary" className="mt-6 self-start" onClick={onOther}>
        {t(other)}
      </Button>
      <BackToLogin />
    </NarrowPage>
  )
}

async function bind() {
  const { askForReset } = await import('#contract/accounts/reset.ts')
  return { route: askForReset, schema: askForReset.body }
}
