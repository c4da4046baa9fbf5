import { useEffect, useId, useRef } from 'react'
import { photo } from '#copy/profiles/photo.ts'
import { useWords } from '#web/lib/words.ts'
import { mostZoom, type Square, zoomOf, zoomTo } from './crop.ts'
import { drawSquare } from './picture.ts'
import { useCropGestures } from './use-crop-gestures.ts'

type CropperProps = {
  picture: HTMLCanvasElement
  square: Square
  onChange: (square: Square) => void
}

/** Selects the part of a picture for the photo, with a preview. */
export function Cropper({ picture, square, onChange }: CropperProps) {
  const t = useWords()
  const id = useId()
  const gestures = useCropGestures(picture, square, onChange)
  return (
    <div className="grid gap-5 sm:grid-cols-[20rem_minmax(0,1fr)] sm:gap-7">
      <div>
        <div
          {...gestures}
          role="application"
          aria-label={t(photo.crop.label)}
          aria-describedby={`${id}help`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows, plus and minus work here
          tabIndex={0}
          className="relative mx-auto aspect-square w-full max-w-80 cursor-move touch-none overflow-hidden rounded-card bg-sunken"
        >
          <Drawn picture={picture} square={square} pixels={640} className="size-full" />
          <svg aria-hidden="true" viewBox="0 0 100 100" className="absolute inset-0 size-full fill-scrim">
            <path fillRule="evenodd" d="M0 0h100v100H0zM50 1a49 49 0 1 0 0 98a49 49 0 1 0 0-98z" />
          </svg>
        </div>
      </div>
      <div className="flex flex-col gap-5">
        <div>
          <label htmlFor={id} className="text-sm font-medium text-ink">
            {t(photo.crop.zoom)}
          </label>
          <input
            id={id}
            type="range"
            min={1}
            max={mostZoom(picture)}
            step={0.01}
            value={zoomOf(picture, square)}
            disabled={mostZoom(picture) === 1}
            onChange={(event) => onChange(zoomTo(picture, square, Number(event.target.value)))}
            className="block h-11 w-full cursor-pointer accent-action disabled:opacity-50"
          />
          <p id={`${id}help`} className="text-xs text-ink-faint">
            {t(photo.crop.help)} <span className="pointer-coarse:hidden">{t(photo.crop.keys)}</span>
          </p>
        </div>
        <div className="flex items-center gap-4 sm:mt-auto">
          <Drawn picture={picture} square={square} pixels={192} className="size-24 rounded-pill" />
          <p className="min-w-0 text-xs text-ink-soft">{t(photo.crop.preview)}</p>
        </div>
      </div>
    </div>
  )
}

type DrawnProps = Pick<CropperProps, 'picture' | 'square'> & { pixels: number; className: string }

function Drawn({ picture, square, pixels, className }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, square)
  }, [picture, square])
  return <canvas ref={canvas} width={pixels} height={pixels} className={className} />
}
