import { Mail, MapPin, MessageSquare, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { brand } from '#copy/brand.ts'
import { frame } from '#copy/public/frame.ts'
import { Link } from '#web/lib/link.tsx'
import { showPhone } from '#web/lib/phone.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon, type IconShape } from '#web/ui/icon.tsx'

/** The company's address, phone and email. */
export function ContactLines({ city = false }: { city?: boolean }) {
  const t = useWords()
  const { contact } = frame.footer
  return (
    <address className="not-italic">
      <ul className="text-sm">
        {city && (
          <Line icon={MapPin} label={t(contact.city)}>
            {t(brand.city)}
          </Line>
        )}
        <Line icon={Mail} label={t(contact.email)}>
          <a href={`mailto:${brand.supportEmail}`} dir="ltr" className={linkClass}>
            {brand.supportEmail}
          </a>
        </Line>
        <Line icon={MessageSquare}>
          <Link to="/contact" className={linkClass}>
            {t(contact.write)}
          </Link>
        </Line>
        <Line icon={Phone} label={t(contact.phone)}>
          <a href={`tel:${brand.phone}`} dir="ltr" className={linkClass}>
            <bdi className="phone">{showPhone(brand.phone)}</bdi>
          </a>
        </Line>
      </ul>
    </address>
  )
}

function Line({ icon, label, children }: { icon: IconShape; label?: string; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-2.5">
      <Icon of={icon} small className="text-ink-faint" />
      <span className="min-w-0">
        {label && <span className="sr-only">{label}: </span>}
        {children}
      </span>
    </li>
  )
}

const linkClass =
  'inline-flex min-h-11 items-center rounded-control break-all text-link underline-offset-4 hover:underline'
