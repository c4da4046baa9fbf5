import { Link2 } from 'lucide-react'
import { connectAccount } from '#contract/accounts/connections.ts'
import { connections } from '#copy/accounts/connections.ts'
import type { Address } from '#web/app/address.ts'
import { useChange } from '#web/app/query.ts'
import { useGo } from '#web/lib/go.ts'
import { readPath } from '#web/lib/path.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { NarrowPage } from '../narrow-page.tsx'
import { PasswordDialog } from '../security/password-dialog.tsx'
import { knownProviders } from './known-providers.ts'

const words = connections.back.connect

type ConnectFormProps = { provider: string; redirectTo: string | null }

/** Connects the account after the password is confirmed. */
export function ConnectForm({ provider, redirectTo }: ConnectFormProps) {
  const t = useWords()
  const name = knownProviders().find(({ id }) => id === provider)?.name ?? provider
  const go = useGo()
  const onward = () =>
    go(redirectTo ? (readPath(redirectTo).path as Address) : '/dashboard', { replace: true })
  const { mutate, isPending, isSuccess } = useChange(connectAccount, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.done) })
      onward()
    },
    onRefused: (reason) => showFault(t, connections.settings.failed, reason),
  })
  return (
    <NarrowPage icon={Link2} title={t(words.heading(name))} text={t(words.text(name))}>
      <div className="mt-7 grid gap-3">
        <Button size="lg" busy={isPending || isSuccess} busyText={t(words.busy)} onClick={() => mutate({})}>
          {t(words.confirm)}
        </Button>
        <Button variant="quiet" onClick={onward}>
          {t(words.leave)}
        </Button>
      </div>
      <PasswordDialog />
    </NarrowPage>
  )
}
