import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { typeOf } from '#web/lib/check-file.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { writeSize } from '#web/lib/write-size.ts'
import { Icon } from '#web/ui/icon.tsx'

type AttachedFileProps = { blob: Blob; name: string }

/** A file of this device with its thumbnail, name and size. */
export function AttachedFile({ blob, name }: AttachedFileProps) {
  const language = useLanguage()
  const src = useOwnPicture(blob, name)
  return (
    <p className="flex items-center gap-3 text-sm">
      <span className="grid size-12 shrink-0 place-items-center overflow-clip rounded-control border border-line bg-surface text-danger-ink">
        {src ? <img src={src} alt="" className="size-full object-cover" /> : <Icon of={FileText} />}
      </span>
      <span className="min-w-0">
        <bdi className="block truncate font-medium">{name}</bdi>
        <bdi className="block text-xs text-ink-soft">{writeSize(language, blob.size)}</bdi>
      </span>
    </p>
  )
}

/** An object URL for a picture of this device; undefined for other files. */
export function useOwnPicture(blob: Blob, name: string): string | undefined {
  const [src, setSrc] = useState<string>()
  const isPicture = typeOf(name)?.startsWith('image/') ?? false
  useEffect(() => {
    if (!isPicture) return
    const made = URL.createObjectURL(blob)
    setSrc(made)
    return () => {
      URL.revokeObjectURL(made)
      setSrc(undefined)
    }
  }, [blob, isPicture])
  return src
}
