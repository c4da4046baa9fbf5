import { Pencil, Trash2 } from 'lucide-react'
import { type Service, saveService } from '#contract/services.ts'
import { textFor } from '#contract/text-language.ts'
import { platformInRow, services } from '#copy/services.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { writeDuration } from '#web/lib/write-duration.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { LeafTile } from '#web/ui/leaf-tile.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { cacheServices, withService } from './cache.ts'
import { platformIcons } from './platform-icons.ts'
import { formOf } from './service-form.ts'

type ServiceRowProps = { service: Service; onEdit: () => void; onRemove: () => void }

export function ServiceRow({ service, onEdit, onRemove }: ServiceRowProps) {
  const t = useWords()
  const language = useLanguage()
  const { description, otherDescription, platform, duration, isInitial, isActive } = service
  const words = services.row
  const setActive = useActive(service)
  const name = textFor(language, service.name, service.otherName)

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-5 sm:flex-nowrap sm:p-6">
      <span className="max-sm:hidden">
        <LeafTile icon={platformIcons[platform]} />
      </span>
      <div className={joinClasses('min-w-0 flex-1 basis-64', !isActive && 'text-ink-soft')}>
        <div className="flex items-baseline justify-between gap-x-6">
          <UserText as="h3" text={name} className="aligned-with-page min-w-0 text-md font-semibold" />
          <p className="text-md font-semibold whitespace-nowrap">
            <bdi>{service.price === 0 ? t(words.free) : price(language, service.price)}</bdi>
          </p>
        </div>
        <p className="mt-0.5 text-sm text-ink-soft">
          {writeDuration(language, duration, 'minute')}
          <span aria-hidden="true" className="mx-2 text-ink-faint">
            ·
          </span>
          {t(platformInRow[platform])}
          {isInitial && (
            <>
              <span aria-hidden="true" className="mx-2 text-ink-faint">
                ·
              </span>
              <span className="whitespace-nowrap">{t(words.initial)}</span>
            </>
          )}
        </p>
        <UserText
          as="p"
          text={description}
          other={otherDescription}
          className="aligned-with-page mt-2 line-clamp-3 max-w-prose text-sm whitespace-pre-line text-ink-soft"
        />
      </div>
      <div className="flex shrink-0 items-center gap-1 max-sm:w-full sm:-my-1.5 sm:ms-4">
        <Switch
          checked={isActive}
          onChange={(event) => setActive(event.target.checked)}
          aria-label={t(words.activeNamed(name))}
          className="me-auto sm:me-3 sm:w-32"
        >
          {t(isActive ? words.active : words.inactive)}
        </Switch>
        <IconButton label={t(words.edit(name))} icon={Pencil} onClick={onEdit} />
        <IconButton label={t(words.remove(name))} icon={Trash2} onClick={onRemove} />
      </div>
    </li>
  )
}

/** Shows the change immediately, and undoes it if the server refuses. */
function useActive(service: Service) {
  const t = useWords()
  const { row, done } = services
  const { mutate, isPending } = useChange(saveService, {
    onDone: ({ service: saved }) => {
      cacheServices(withService(saved))
      showToast({
        tone: 'success',
        title: t(done.updated),
        description: t(saved.isActive ? row.open : row.closed),
      })
    },
    onRefused: (reason, { isActive }) => {
      cacheServices(withService({ ...service, isActive: !isActive }))
      showFault(t, row.failed, reason)
    },
  })

  return (isActive: boolean) => {
    if (isPending) return
    const wanted = { ...service, isActive }
    cacheServices(withService(wanted))
    const { otherName, otherDescription, ...form } = formOf(wanted)
    mutate({ ...form, ...(otherName && { otherName }), ...(otherDescription && { otherDescription }) })
  }
}
