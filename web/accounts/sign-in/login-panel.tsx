import { CalendarCheck, MessageCircle, Salad } from 'lucide-react'
import { useId } from 'react'
import { loginPanel } from '#copy/accounts/sign-in/login-panel.ts'
import { WelcomeArt } from '#web/art/welcome-art.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'

/** A preview of the portals, which fills the other half of the page on wide screens. */
export function LoginPanel() {
  const t = useWords()
  const titleId = useId()
  return (
    <aside
      aria-labelledby={titleId}
      className="absolute inset-y-0 start-1/2 end-0 hidden overflow-hidden bg-tint lg:block"
    >
      <div className="mx-auto flex h-full max-w-xl flex-col justify-center gap-10 px-12 py-24">
        <WelcomeArt className="mx-auto w-full max-w-md" />
        <div>
          <h2 id={titleId} className="text-xl font-semibold tracking-display text-balance text-ink">
            {t(loginPanel.heading)}
          </h2>
          <ul className="mt-6 grid gap-5">
            {benefits.map(({ icon, words }) => (
              <li key={t(words.title)} className="flex gap-4">
                <span className="grid size-11 shrink-0 place-items-center rounded-control bg-surface text-link">
                  <Icon of={icon} />
                </span>
                <span className="min-w-0">
                  <span className="block text-sm font-semibold text-ink">{t(words.title)}</span>
                  <span className="block text-sm text-ink-soft">{t(words.text)}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  )
}

const { appointments, plans, messages } = loginPanel.benefits
const benefits = [
  { icon: CalendarCheck, words: appointments },
  { icon: Salad, words: plans },
  { icon: MessageCircle, words: messages },
]
