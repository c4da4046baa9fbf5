import * as z from 'zod/mini'
import { beginProviderVisit } from '#contract/accounts/connections.ts'
import { connections as words } from '#copy/accounts/connections.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useRedirectTo } from '../use-redirect-to.ts'
import { knownProviders } from './known-providers.ts'

const schema = z.extend(beginProviderVisit.body, beginProviderVisit.params.shape)

export function ProviderButtons() {
  const t = useWords()
  return (
    <section aria-label={t(words.or)} className="mx-auto mt-6 w-full max-w-sm border-t border-line pt-6">
      <p className="text-center text-sm text-ink-soft">{t(words.or)}</p>
      <div className="mt-4 grid gap-3">
        {knownProviders().map((provider) => (
          <ProviderButton key={provider.id} provider={provider} />
        ))}
      </div>
    </section>
  )
}

/** Leads to the provider's page, which redirects to `/connected`. */
function ProviderButton({ provider: { id, name } }: { provider: { id: string; name: string } }) {
  const t = useWords()
  const redirectTo = useRedirectTo()
  const { form, busy } = useForm({
    bind: async () => ({ route: beginProviderVisit, schema }),
    start: { provider: id, aim: 'entry', redirectTo: '' },
    along: () => ({ redirectTo: redirectTo ?? '' }),
    onDone: ({ url }) => window.location.assign(url),
    onRefused: (reason) => showToast({ tone: 'error', title: t(words.failed), description: t(reason) }),
  })
  return (
    <form {...form} method="dialog" className="grid">
      <Button type="submit" variant="secondary" size="lg" busy={busy} busyText={t(words.leaving)}>
        {t(words.with(name))}
      </Button>
    </form>
  )
}
