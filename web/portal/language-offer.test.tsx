import { expect, test } from 'vitest'
import { sessionOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { LanguageOffer } from './language-offer.tsx'

const path = '/patient/settings'

test.each([
  ['ar', 'en', 'Your account is in English.', 'Switch to English', 'إخفاء', '/patient/settings'],
  ['en', 'ar', 'لغة حسابك هي العربية.', 'التبديل إلى العربية', 'Dismiss', '/ar/patient/settings'],
] as const)(
  'on a page in %s a line offers the account’s language until it is dismissed',
  async (...words) => {
    const [here, language, text, link, hide, there] = words
    const session = sessionOf('patient', { language })
    const { user } = await render(<LanguageOffer language={language} />, { path, language: here, session })
    expect(screen.getByText(text).closest('p')?.lang).toBe(language)
    const way = screen.getByRole<HTMLAnchorElement>('link', { name: link })
    expect(way.pathname).toBe(there)
    await user.click(screen.getByRole('button', { name: hide }))
    expect(screen.queryByText(text)).toBeNull()
    expect(localStorage.getItem('nabta_language_offer')).toBe(language)
  },
)

test('in the account’s own language nothing is offered', async () => {
  await render(<LanguageOffer language="en" />, { path })
  expect(screen.queryByRole('link')).toBeNull()
})
