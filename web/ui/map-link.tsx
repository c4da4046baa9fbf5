import { ExternalLink } from 'lucide-react'
import { Icon } from './icon.tsx'

type MapLinkProps = {
  /** The search words for the map. */
  place: string
  children: string
}

/** Opens a map in a new tab, without a referrer. */
export const MapLink = ({ place, children }: MapLinkProps) => (
  <a
    href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`}
    target="_blank"
    rel="noopener noreferrer"
    className="mt-0.5 flex min-h-6 w-fit items-center gap-1.5 text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
  >
    {children}
    <Icon of={ExternalLink} small mirrored />
  </a>
)
