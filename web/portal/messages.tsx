import { MessageCircle, MessagesSquare } from 'lucide-react'
import { useId } from 'react'
import type { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Way } from './page-data.ts'
import { Panel } from './panel.tsx'

type MessagesProps = { words: typeof dietitianPages.messages; way?: Way }

/** Two panes: who there is to talk to, and what is said. */
export function Messages({ words, way }: MessagesProps) {
  const t = useWords()
  const id = useId()
  return (
    <div className="grid flex-1 items-stretch gap-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Card as="section" flush aria-labelledby={id} className="flex flex-col">
        <h2 id={id} className="border-b border-line px-5 py-4 text-md font-semibold">
          {t(words.list)}
        </h2>
        <div className="flex flex-1 flex-col items-center justify-center gap-2 px-5 py-8 text-center text-sm text-ink-soft">
          <span className="grid size-11 place-items-center rounded-pill bg-sunken text-ink-faint">
            <Icon of={MessageCircle} />
          </span>
          <p>{t(words.none)}</p>
        </div>
      </Card>
      <Panel
        panel={{ icon: MessagesSquare, heading: words.heading, text: words.text, ...(way && { way }) }}
      />
    </div>
  )
}
