import { useState } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { CannotShow } from './cannot-show.tsx'
import { ViewFrame } from './view-frame.tsx'
import { widthAt, type Zoom } from './zooms.ts'

type ImageViewProps = { address: string; name: string; onRetry: () => void }

export function ImageView({ address, name, onRetry }: ImageViewProps) {
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
