import { useRef, useState } from 'react'
import { endSession, listSessions } from '#contract/accounts/security.ts'
import { security } from '#copy/accounts/security/security.ts'
import { call } from '#web/lib/call.ts'
import { useRead } from '#web/lib/query.ts'
import { Refused } from '#web/lib/refused.ts'
import { useWords } from '#web/lib/words.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useAttempt } from '../use-attempt.ts'
import { type Device, DeviceRow } from './device-row.tsx'
import { DevicesSkeleton } from './devices-skeleton.tsx'
import { EndOthers } from './end-others.tsx'

export function SignedInDevices() {
  const t = useWords()
  const words = security.devices
  const { data, isError, isFetching, refetch } = useRead(listSessions, {})
  const title = useRef<HTMLHeadingElement>(null)
  const [ending, setEnding] = useState<string | null>(null)
  const { attempt } = useAttempt({
    onFault: (reason) => showToast({ tone: 'error', title: t(words.endFailed), description: t(reason) }),
  })

  const end = async ({ id }: Device) => {
    setEnding(id)
    const ended = await attempt(() => endOne(id))
    setEnding(null)
    if (!ended) return
    showToast({ tone: 'success', title: t(words.ended) })
    await readAgain()
  }

  /** What was pressed goes with its row. */
  const readAgain = async () => {
    await refetch()
    title.current?.focus()
  }

  return (
    <SettingsSection title={t(words.title)} text={t(words.text)} titleRef={title}>
      {data ? (
        <>
          <ul aria-label={t(words.list)} className="divide-y divide-line">
            {data.sessions.map((device) => (
              <DeviceRow key={device.id} device={device} isEnding={ending === device.id} onEnd={end} />
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

/** One that is signed out already is signed out. */
async function endOne(id: string): Promise<true> {
  try {
    await call(endSession, { id })
  } catch (fault) {
    if (!(fault instanceof Refused) || fault.code !== 'not_found') throw fault
  }
  return true
}
