import { type Ref, useEffect, useRef } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'

type PictureProps = {
  stream: MediaStream | null
  label: string
  /** One's own: without its sound. */
  muted?: boolean
  mirrored?: boolean
  /** The loudspeaker that its sound goes to. */
  speaker?: string | undefined
  hidden?: boolean
  ref?: Ref<HTMLVideoElement>
  className?: string
}

/** A moving picture, with its sound while it is hidden too. */
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
    // A browser that wants a press first shows the picture once there is one.
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
