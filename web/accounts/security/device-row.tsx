import { Laptop, Smartphone } from 'lucide-react'
import type { listSessions } from '#contract/accounts/security.ts'
import type { OutputOf } from '#contract/route.ts'
import { security } from '#copy/accounts/security/security.ts'
import { writeDate } from '#copy/dates.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { writeAgo } from '#web/lib/time-ago.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

export type Device = OutputOf<typeof listSessions>['sessions'][number]

type DeviceRowProps = { device: Device; isEnding: boolean; onEnd: (device: Device) => void }

export function DeviceRow({ device, isEnding, onEnd }: DeviceRowProps) {
  const t = useWords()
  const language = useLanguage()
  const words = security.devices
  const name = t(nameOf(device))
  const ago = device.current ? null : writeAgo(language, new Date(device.seenAt), new Date())

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-sunken text-ink-soft">
        <Icon of={isPhone(device) ? Smartphone : Laptop} />
      </span>
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium text-ink">
          {name}
          {device.current && <Badge tone="confirmed">{t(words.this)}</Badge>}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-ink-soft">
          <span>{t(ago === null ? words.activeNow : words.active(ago))}</span>
          <span className="text-ink-faint">
            {t(words.since(writeDate(language, new Date(device.startedAt), 'date')))}
          </span>
        </p>
      </div>
      {!device.current && (
        <Button
          variant="secondary"
          size="sm"
          className="max-sm:ms-15"
          aria-label={t(words.endNamed(name))}
          busy={isEnding}
          busyText={t(words.ending)}
          onClick={() => onEnd(device)}
        >
          {t(words.end)}
        </Button>
      )}
    </li>
  )
}

function nameOf({ browser, system }: Device): Word {
  if (browser && system) return security.devices.browserOn(browser, system)
  const known = browser ?? system
  return known ? { en: known, ar: known } : security.devices.unknown
}

const isPhone = ({ system }: Device) => /android|ios|iphone|ipad/i.test(system ?? '')
