import { type Ref, useEffect, useRef } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'

type PictureProps = {
  stream: MediaStream | null
  label: string
  /** For the reader's own video. */
  muted?: boolean
  mirrored?: boolean
  /** The id of the speaker for the sound. */
  speaker?: string | undefined
  hidden?: boolean
  ref?: Ref<HTMLVideoElement>
  className?: string
}

/** A video. While hidden, its sound still plays. */
export function Picture({
  stream,
  label,
  muted = false,
  mirrored = false,
  speaker,
  hidden = false,
  ref,
  className,
}: PictureProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const { current } = video
    if (!current || current.srcObject === stream) return
    current.srcObject = stream
    // A browser may refuse to play before the first press.
    if (stream) current.play().catch(() => {})
  }, [stream])
  useEffect(() => {
    const sink = video.current as (HTMLVideoElement & { setSinkId?: (id: string) => Promise<void> }) | null
    if (speaker !== undefined) sink?.setSinkId?.(speaker).catch(() => {})
  }, [speaker])
  useEffect(() => {
    if (typeof ref === 'function') ref(video.current)
    else if (ref) ref.current = video.current
  }, [ref])
  return (
    <video
      ref={video}
      aria-label={label}
      aria-hidden={hidden}
      autoPlay
      playsInline
      muted={muted}
      className={joinClasses('size-full', mirrored && '-scale-x-100', hidden && 'invisible', className)}
    />
  )
}
