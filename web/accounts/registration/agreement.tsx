import { register } from '#copy/accounts/registration/register.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'

/** Its links open in a new tab, because the form's password is not stored. */
export function Agreement() {
  const t = useWords()
  const { before, terms, between, privacy, after } = register.agreement
  return (
    <p className="text-xs text-ink-soft">
      {t(before)}
      <Link to="/terms-of-service" target="_blank" className={linkClass}>
        {t(terms)}
      </Link>
      {t(between)}
      <Link to="/privacy-policy" target="_blank" className={linkClass}>
        {t(privacy)}
      </Link>
      {t(after)}
    </p>
  )
}

const linkClass = 'font-medium text-link underline underline-offset-4'
