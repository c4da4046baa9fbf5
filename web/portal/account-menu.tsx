import { ArrowLeftRight, ChevronDown, Languages, LogOut } from 'lucide-react'
import { type MouseEvent, type ReactNode, use, useId, useRef } from 'react'
import type { Session } from '#contract/accounts/session-view.ts'
import { portal } from '#copy/portal/frame.ts'
import { roles } from '#copy/portal/roles.ts'
import { useDuties } from '#web/lib/duties.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedOwnName } from '#web/lib/localized-name.ts'
import { photoOf } from '#web/lib/photo-of.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { ThemeChoice } from '#web/ui/theme-choice.tsx'
import { furtherItems, menuItems, type NavItem } from './nav-items.ts'
import { OwnLanguageLink } from './own-language-link.tsx'
import { UnreadContext } from './portal-context.ts'
import { useOpenRoleSelector } from './role-selection.tsx'
import { useLogOut } from './use-log-out.ts'

/** The signed-in person, further pages, the theme, and the ways to leave. */
export function AccountMenu({ session }: { session: Session }) {
  const t = useWords()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const openRoleSelector = useOpenRoleSelector()
  const { logOut, isLeaving } = useLogOut()
  const { user, activeRole } = session
  const { name } = localizedOwnName(useLanguage(), user)
  const face = photoOf(user.photoId)

  const close = () => panel.current?.hidePopover()
  const closeAfterChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close()
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-pill p-0.5 pe-2 text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
      >
        <span className="sr-only">{t(portal.account.open)}</span>
        <Avatar personId={user.id} name={name} photo={face} className="size-10" />
        <Icon of={ChevronDown} small className="max-[24rem]:hidden" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only detects that one of its links was chosen */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: choosing a link by keyboard fires a click event too */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="fixed inset-auto end-3 top-15 m-0 max-h-[calc(100dvh-5rem)] w-80 max-w-[calc(100vw-1.5rem)] animate-rise overflow-y-auto overscroll-contain rounded-card border border-line bg-overlay text-ink shadow-overlay sm:end-6 lg:end-10"
        onClick={closeAfterChoice}
      >
        <div className="flex items-center gap-3 border-b border-line p-4">
          <Avatar personId={user.id} name={name} photo={face} />
          <div className="min-w-0 flex-1">
            <p className="truncate text-sm font-semibold">
              <bdi>{name}</bdi>
            </p>
            <p className="truncate text-xs text-ink-soft">
              <bdi dir="ltr">{user.email}</bdi>
            </p>
            <p className="text-xs text-ink-faint">{t(portal.titles[activeRole])}</p>
          </div>
        </div>
        <nav aria-label={t(portal.account.pages)} className="p-1.5">
          <Pages items={menuItems[activeRole]} />
          {/* Where there is a sidebar, it has them. */}
          <Pages
            items={furtherItems[activeRole]}
            className="mt-1.5 border-t border-line pt-1.5 empty:hidden lg:hidden"
          />
        </nav>
        <div className="border-t border-line p-3">
          <ThemeChoice />
        </div>
        <div className="border-t border-line p-1.5">
          <OwnLanguageLink
            icon={<Icon of={Languages} className="text-ink-faint" />}
            className={joinClasses(choiceClass, 'sm:hidden')}
          />
          {openRoleSelector && (
            <MenuButton
              icon={<Icon of={ArrowLeftRight} className="text-ink-faint" />}
              onPress={() => {
                close()
                openRoleSelector()
              }}
            >
              {t(roles.switchRole)}
            </MenuButton>
          )}
          <MenuButton icon={<Icon of={LogOut} mirrored className="text-ink-faint" />} onPress={logOut}>
            {t(isLeaving ? portal.logOut.busy : portal.logOut.button)}
          </MenuButton>
        </div>
      </div>
    </>
  )
}

function Pages({ items, className }: { items: readonly NavItem[]; className?: string }) {
  const t = useWords()
  const unread = use(UnreadContext)
  const { has } = useDuties()
  return (
    <ul className={className}>
      {items
        .filter(({ duties }) => !duties || has(...duties))
        .map((item) => (
          <li key={item.to}>
            <Link to={item.to} className={choiceClass}>
              <Icon of={item.icon} className="text-ink-faint" />
              {t(item.label)}
              {isForMessages(item) && <span className="ms-auto">{unread}</span>}
            </Link>
          </li>
        ))}
    </ul>
  )
}

const isForMessages = ({ to }: NavItem) => to.endsWith('/messages')

function MenuButton({
  icon,
  onPress,
  children,
}: {
  icon: ReactNode
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className={choiceClass} onClick={onPress}>
      {icon}
      {children}
    </button>
  )
}

const choiceClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start text-sm transition-colors hover:bg-sunken aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-on-tint'
