import { useRef, useState } from 'react'
import { endOtherSessions, endSession, listSessions } from '#contract/accounts/security.ts'
import { security } from '#copy/accounts/security/security.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Read } from '#web/ui/read.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { showToast } from '#web/ui/toast.ts'
import { DeviceRow } from './device-row.tsx'

export function SignedInDevices() {
  const t = useWords()
  const words = security.devices
  const read = useRead(listSessions, {})
  const title = useRef<HTMLHeadingElement>(null)
  /** The pressed button disappears with its row. */
  const readAgain = async () => {
    await read.refetch()
    title.current?.focus()
  }

  const sayEnded = () => {
    showToast({ tone: 'success', title: t(words.ended) })
    readAgain()
  }
  const ending = useChange(endSession, {
    onDone: sayEnded,
    onRefused: (refused) => {
      // A session that no longer exists counts as signed out.
      if (refused.code === 'not_found') sayEnded()
      else showFault(t, words.endFailed, refused)
    },
  })

  return (
    <SettingsSection title={t(words.title)} text={t(words.text)} titleRef={title}>
      <Read of={read} failed={words.failed} waiting={<DevicesSkeleton />} bare className="py-4">
        {({ sessions }) => (
          <>
            <ul aria-label={t(words.list)} className="divide-y divide-line">
              {sessions.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  isEnding={ending.isPending && ending.variables.id === device.id}
                  onEnd={({ id }) => !ending.isPending && ending.mutate({ id })}
                />
              ))}
            </ul>
            {sessions.length > 1 ? (
              <EndOthers onEnded={readAgain} />
            ) : (
              <p className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">{t(words.alone)}</p>
            )}
          </>
        )}
      </Read>
    </SettingsSection>
  )
}

function DevicesSkeleton() {
  return (
    <SkeletonGroup>
      <div className="divide-y divide-line">
        {['first', 'second'].map((row) => (
          <div key={row} className="flex items-center gap-4 py-4 first:pt-0 last:pb-0">
            <Skeleton shape="block" className="size-11 shrink-0" />
            <div className="min-w-0 flex-1">
              <Skeleton className="w-44 max-w-full text-sm" />
              <Skeleton className="w-60 max-w-full text-xs" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const t = useWords()
  const words = security.devices.others
  const [isAsked, setAsked] = useState(false)
  const ending = useChange(endOtherSessions, {
    onDone: ({ ended }) => {
      setAsked(false)
      showToast({ tone: 'success', title: t(words.done), description: t(words.ended(ended)) })
      onEnded()
    },
  })

  return (
    <div className="mt-4 border-t border-line pt-4">
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t(words.open)}
      </Button>
      <AskDialog
        isOpen={isAsked}
        words={{ ...words, keep: security.cancel }}
        change={ending}
        onConfirm={() => ending.mutate({})}
        onClose={() => setAsked(false)}
      >
        {t(words.text)}
      </AskDialog>
    </div>
  )
}
