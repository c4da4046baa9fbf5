import { RotateCw } from 'lucide-react'
import { controls } from '#copy/controls.ts'
import type { Word } from '#copy/word.ts'
import type { Way } from '#web/app/page.ts'
import { NotFoundArt } from '#web/art/not-found-art.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

type PortalFaultProps = { heading: Word; text: Word; onRetry: () => void; back?: Way }

/** Shown in place of a portal that cannot be opened now. */
export function PortalFault({ heading, text, onRetry, back }: PortalFaultProps) {
  const t = useWords()
  return (
    <main className="grid min-h-dvh place-items-center">
      <div role="alert" className="w-full">
        <PageMessage art={<NotFoundArt className="w-full max-w-xs" />} title={t(heading)} text={t(text)}>
          <div className="flex flex-wrap justify-center gap-3">
            <Button size="lg" onClick={onRetry}>
              <Icon of={RotateCw} />
              {t(controls.retry)}
            </Button>
            {back && (
              <Link to={back.to} className={buttonClass('secondary', 'lg')}>
                {t(back.label)}
              </Link>
            )}
          </div>
        </PageMessage>
      </div>
    </main>
  )
}
