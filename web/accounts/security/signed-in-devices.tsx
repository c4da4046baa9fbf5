import { useRef } from 'react'
import { endSession, listSessions } from '#contract/accounts/security.ts'
import { security } from '#copy/accounts/security/security.ts'
import { useChange, useRead } from '#web/lib/query.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showToast } from '#web/ui/toast.ts'
import { DeviceRow } from './device-row.tsx'
import { DevicesSkeleton } from './devices-skeleton.tsx'
import { EndOthers } from './end-others.tsx'

export function SignedInDevices() {
  const t = useWords()
  const words = security.devices
  const { data, isError, isFetching, refetch } = useRead(listSessions, {})
  const title = useRef<HTMLHeadingElement>(null)
  /** What was pressed goes with its row. */
  const readAgain = async () => {
    await refetch()
    title.current?.focus()
  }

  const sayEnded = () => {
    showToast({ tone: 'success', title: t(words.ended) })
    readAgain()
  }
  const ending = useChange(endSession, {
    onDone: sayEnded,
    onRefused: (refused) => {
      // One that is signed out already is signed out.
      if (refused.code === 'not_found') sayEnded()
      else showToast({ tone: 'error', title: t(words.endFailed), description: t(wordsOfRefusal(refused)) })
    },
  })

  return (
    <SettingsSection title={t(words.title)} text={t(words.text)} titleRef={title}>
      {data ? (
        <>
          <ul aria-label={t(words.list)} className="divide-y divide-line">
            {data.sessions.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                isEnding={ending.isPending && ending.variables.id === device.id}
                onEnd={({ id }) => !ending.isPending && ending.mutate({ id })}
              />
            ))}
          </ul>
          {data.sessions.length > 1 ? (
            <EndOthers onEnded={readAgain} />
          ) : (
            <p className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">{t(words.alone)}</p>
          )}
        </>
      ) : isError ? (
        <ErrorState
          title={t(words.failed)}
          onRetry={() => refetch()}
          retrying={isFetching}
          className="py-4"
        />
      ) : (
        <DevicesSkeleton />
      )}
    </SettingsSection>
  )
}
