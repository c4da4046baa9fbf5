import { beginProviderVisit, disconnectAccount, listConnections } from '#contract/accounts/connections.ts'
import { connections } from '#copy/accounts/connections.ts'
import { writeDate } from '#copy/dates.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Read } from '#web/ui/read.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { SettingsRow } from './settings-row.tsx'

const words = connections.settings

/** Loaded only if the page says that there are any. */
export function ConnectedAccounts() {
  const t = useWords()
  const language = useLanguage()
  const read = useRead(listConnections, {})
  const { mutate, isPending, variables } = useChange(disconnectAccount, {
    onDone: () => showToast({ tone: 'success', title: t(words.done) }),
    onRefused: (reason) => showFault(t, words.failed, reason),
  })
  const visit = useChange(beginProviderVisit, {
    onDone: ({ url }) => window.location.assign(url),
    onRefused: (reason) => showFault(t, words.failed, reason),
  })
  const leave = (provider: string) =>
    visit.mutate({
      provider,
      aim: 'connection',
      redirectTo: window.location.pathname + window.location.search,
    })
  const isLeaving = (provider: string) => !visit.isError && visit.variables?.provider === provider
  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      <Read of={read} failed={words.unread} waiting={null} bare>
        {({ providers }) => (
          <div className="grid gap-5">
            {providers.map(({ provider, name, connection }) => {
              const action = connection ? words.disconnect : words.connect
              return (
                <SettingsRow
                  key={provider}
                  action={
                    <Button
                      variant="secondary"
                      aria-label={t(words.named(t(action), name))}
                      busy={isLeaving(provider) || (isPending && variables?.id === connection?.id)}
                      busyText={t(words.busy)}
                      onClick={() => (connection ? mutate({ id: connection.id }) : leave(provider))}
                    >
                      {t(action)}
                    </Button>
                  }
                >
                  <h3 className="font-medium text-ink">
                    <bdi>{name}</bdi>
                  </h3>
                  <p className="mt-0.5 text-ink-soft">
                    {t(
                      connection
                        ? words.since(writeDate(language, new Date(connection.connectedAt), 'date'))
                        : words.none,
                    )}
                  </p>
                </SettingsRow>
              )
            })}
          </div>
        )}
      </Read>
    </SettingsSection>
  )
}
