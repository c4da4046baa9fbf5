import { blank, Slot } from '#web/lib/sent-page.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { DietitianFace } from './dietitian-face.tsx'

/** The head of a public profile: face, name in both scripts, title and specialization. */
export function DietitianName() {
  return (
    <div className="flex gap-4 sm:gap-6">
      <DietitianFace isLarge />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="text-xl display">
            <bdi lang={blank('nameLanguage')}>{blank('name')}</bdi>
          </h1>
          <Slot name="others">
            <p className="text-md text-ink-faint">
              <bdi lang={blank('otherLanguage')}>{blank('other')}</bdi>
            </p>
          </Slot>
        </div>
        <p className="mt-0.5 text-md text-ink-soft">
          <bdi lang={blank('titleLanguage')}>{blank('title')}</bdi>
        </p>
        <Slot name="topics">
          <p className="mt-3">
            <Badge>{blank('topic')}</Badge>
          </p>
        </Slot>
      </div>
    </div>
  )
}
