import { CircleCheck, ShieldUser, Stethoscope, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { Role, UserRole } from '#contract/accounts/role.ts'
import { roles as words } from '#copy/portal/roles.ts'
import { homeOf } from '#web/lib/home-of.ts'
import { useWords } from '#web/lib/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useRoleSwitch } from './use-role-switch.ts'

type RoleSelectorProps = {
  isOpen: boolean
  /** The roles that the person holds. */
  roles: readonly UserRole[]
  /** Called when the dialog closes, with or without a choice. */
  onClose: () => void
  /** Called after the session has switched to this role, which is the default from now on. */
  onChosen: (role: Role) => void
}

export function RoleSelector({ isOpen, roles, onClose, onChosen }: RoleSelectorProps) {
  const t = useWords()
  const switchTo = useRoleSwitch()
  const [chosen, setChosen] = useState<Role | null>(null)
  const held = order.flatMap((role) => roles.find(({ roleType }) => roleType === role) ?? [])

  const choose = async (role: Role) => {
    if (chosen) return
    setChosen(role)
    try {
      const isSwitched = await switchTo(role, { asDefault: true, redirectTo: homeOf(role) })
      onClose()
      if (isSwitched) onChosen(role)
    } catch (fault) {
      showFault(t, words.failed, fault)
    }
    setChosen(null)
  }

  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={t(words.select)} size="md">
      <p>{t(held.length > 1 ? words.several : words.one)}</p>
      <ul className="mt-4 flex flex-col gap-2.5">
        {held.map(({ roleType: role, isPrimary }) => {
          const { title, text } = words.dashboards[role]
          return (
            <li key={role}>
              <button
                type="button"
                aria-disabled={chosen !== null}
                className={choiceClass}
                onClick={() => choose(role)}
              >
                <span className="grid size-11 shrink-0 place-items-center rounded-control bg-tint text-on-tint">
                  {chosen === role ? <Spinner /> : <Icon of={roleIcons[role]} />}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block text-md font-medium text-ink">{t(title)}</span>
                  <span className="block text-sm text-ink-soft">{t(text)}</span>
                </span>
                {isPrimary && (
                  <span className="text-link">
                    <Icon of={CircleCheck} />
                    <span className="sr-only">{t(words.isDefault)}</span>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

const order: readonly Role[] = ['admin', 'dietitian', 'patient']

const choiceClass =
  'flex w-full items-center gap-4 rounded-card border border-line-control/60 bg-surface p-3.5 text-start transition-colors hover:border-action hover:bg-tint/50 aria-disabled:cursor-progress'

const roleIcons: Readonly<Record<Role, IconShape>> = {
  patient: UserRound,
  dietitian: Stethoscope,
  admin: ShieldUser,
}
