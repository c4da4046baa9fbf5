import { lazy, Suspense, useState } from 'react'
import { readDocument } from '#contract/documents.ts'
import type { Application } from '#contract/oversight.ts'
import { writeDate } from '#copy/dates.ts'
import { viewer } from '#copy/oversight/viewer.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CannotShow } from './cannot-show.tsx'
import { ViewFrame } from './view-frame.tsx'
import { widthAt, type Zoom } from './zooms.ts'

/** Reading PDFs is heavy: it comes with the first that is looked at. */
const PdfView = lazy(async () => ({ default: (await import('./pdf-view.tsx')).PdfView }))

type ShownDocumentProps = { document: Application['documents'][number] }

export function ShownDocument({ document }: ShownDocumentProps) {
  const t = useWords()
  const language = useLanguage()
  const { id, name, type, uploadedAt } = document
  const [attempt, setAttempt] = useState(0)
  const view = {
    address: readDocument.path.replace(':id', id),
    name,
    onRetry: () => setAttempt(attempt + 1),
  }
  return (
    <>
      {type === 'application/pdf' ? (
        <Suspense fallback={<Skeleton shape="block" className="mx-5 mb-5 h-96 sm:mx-6" />}>
          <PdfView key={attempt} {...view} />
        </Suspense>
      ) : (
        <ImageView key={attempt} {...view} />
      )}
      <p className="px-5 py-3 text-xs text-ink-faint sm:px-6">
        <bdi className="break-words">{name}</bdi>
        {' · '}
        {t(viewer.uploaded(writeDate(language, new Date(uploadedAt), 'date')))}
      </p>
    </>
  )
}

type ImageViewProps = { address: string; name: string; onRetry: () => void }

function ImageView({ address, name, onRetry }: ImageViewProps) {
  const [zoom, setZoom] = useState<Zoom>(100)
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  if (state === 'failed') return <CannotShow address={address} onRetry={onRetry} />
  return (
    <ViewFrame address={address} name={name} zoom={zoom} onZoom={setZoom}>
      <img
        src={address}
        alt={name}
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
        className={joinClasses(
          'block max-w-none bg-surface',
          widthAt[zoom],
          state === 'loading' && 'h-full animate-breathe bg-line',
        )}
      />
    </ViewFrame>
  )
}
