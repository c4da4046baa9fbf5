import { useState } from 'react'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { joinClasses } from '../join-classes.ts'
import { Skeleton } from '../skeleton.tsx'
import { CannotShow } from './cannot-show.tsx'
import { ViewFrame } from './view-frame.tsx'
import { widthAt, type Zoom } from './zooms.ts'

/** The PDF viewer is large, so it is loaded with the first PDF that is opened. */
const PdfView = lazyPart(
  () => import('./pdf-view.tsx'),
  'PdfView',
  <Skeleton shape="block" className="h-96" />,
)

type FileViewProps = {
  address: string
  name: string
  type: string
  /** Called once the file is visible, or was downloaded because it cannot be shown. */
  onShown?: () => void
}

/** A picture or PDF of this site, with zoom, paging and download. */
export function FileView({ address, name, type, onShown }: FileViewProps) {
  const [attempt, setAttempt] = useState(0)
  const view = { address, name, onShown, onRetry: () => setAttempt(attempt + 1) }
  return type === 'application/pdf' ? (
    <PdfView key={attempt} {...view} />
  ) : (
    <ImageView key={attempt} {...view} />
  )
}

type ImageViewProps = Pick<FileViewProps, 'address' | 'name'> & {
  onShown: (() => void) | undefined
  onRetry: () => void
}

function ImageView({ address, name, onShown, onRetry }: ImageViewProps) {
  const [zoom, setZoom] = useState<Zoom>(100)
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  if (state === 'failed') return <CannotShow address={address} onTaken={onShown} onRetry={onRetry} />
  return (
    <ViewFrame address={address} name={name} zoom={zoom} onZoom={setZoom}>
      <img
        src={address}
        alt={name}
        onLoad={() => {
          setState('there')
          onShown?.()
        }}
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
