import { MapPin, MapPinned, Video } from 'lucide-react'
import type { Platform } from '#contract/practice-options.ts'
import type { IconShape } from '#web/ui/icon.tsx'

export const platformIcons: Readonly<Record<Platform, IconShape>> = {
  'in-person': MapPin,
  zoom: Video,
  'google-meet': Video,
  both: MapPinned,
}
