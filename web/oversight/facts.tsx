import { type ReactNode, useId } from 'react'
import { certificateKey } from '#contract/certificates.ts'
import { firstOfEach } from '#contract/first-of-each.ts'
import type { Application } from '#contract/oversight/practices.ts'
import { textFor } from '#contract/text-language.ts'
import { experience as experienceWords, specializations } from '#copy/options.ts'
import { review } from '#copy/oversight/review.ts'
import { parts } from '#copy/portal/parts.ts'
import { cities, genders, practiceLanguages } from '#copy/practice-options.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { showPhone } from '#web/lib/phone.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { UserText } from '#web/ui/user-text.tsx'

const words = review.facts

/** The facts that a dietitian has stated, to be compared with the documents. */
export function Facts({ application }: { application: Application }) {
  const t = useWords()
  const id = useId()
  const { specialization, experience, gender, city, phone, email } = application
  return (
    <Card as="section" aria-labelledby={id}>
      <h4 id={id} className="text-md font-semibold">
        {t(words.title)}
      </h4>
      <dl className="mt-4 grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
        <Fact label={words.name}>{application.name}</Fact>
        <Fact label={words.otherName}>{application.otherName}</Fact>
        <Fact label={words.email} wide>
          <a href={`mailto:${email}`} dir="ltr" className="break-all text-link">
            {email}
          </a>
        </Fact>
        <Fact label={words.phone}>
          {phone && (
            <a href={`tel:${phone}`} className="phone text-link">
              {showPhone(phone)}
            </a>
          )}
        </Fact>
        <Fact label={words.gender}>{gender && t(genderWords[gender] ?? words.otherGender)}</Fact>
        <Fact label={words.jobTitle}>
          <InBoth text={application.title} other={application.otherTitle} />
        </Fact>
        <Fact label={words.specialization}>{specialization && t(specializations[specialization])}</Fact>
        <Fact label={words.experience}>{experience && t(words.years(t(experienceWords[experience])))}</Fact>
        <Fact label={words.byVideo}>{t(application.offersVideo ? words.videoOffered : words.noVideo)}</Fact>
        <Fact label={words.city}>{city && t(cityWords[city] ?? { en: city, ar: city })}</Fact>
        <Fact label={words.languages} wide>
          {application.languages.map((each) => t(practiceLanguages[each])).join(t(parts.comma))}
        </Fact>
        <Fact label={words.address} wide>
          <InBoth text={application.address} other={application.otherAddress} />
        </Fact>
        <Fact label={words.education} wide>
          <InBoth text={application.education} other={application.otherEducation} />
        </Fact>
        <Fact label={words.certifications} wide>
          <Certifications application={application} />
        </Fact>
        <Fact label={words.bio} wide>
          <InBoth text={application.bio} other={application.otherBio} />
        </Fact>
      </dl>
    </Card>
  )
}

/** All certifications, each once with its best evidence. */
function Certifications({ application: { certifications, documents } }: { application: Application }) {
  const t = useWords()
  const ofDocuments = documents.filter(({ kind }) => kind === 'certificate')
  const all = firstOfEach(
    [
      ...ofDocuments
        .toSorted((a, b) => Number(b.verified) - Number(a.verified))
        .map(({ name, verified }) => ({ name, state: verified ? 'verified' : 'uploaded' }) as const),
      ...certifications.map((name) => ({ name, state: 'stated' }) as const),
    ],
    ({ name }) => certificateKey(name),
  )
  if (all.length === 0) return <span className="text-ink-faint">{t(words.missing)}</span>
  return (
    <ul className="grid gap-1">
      {all.map(({ name, state }) => (
        <li key={name} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <UserText text={name} className="min-w-0" />
          <Badge tone={tones[state]}>{t(words.certification[state])}</Badge>
        </li>
      ))}
    </ul>
  )
}

const tones = { verified: 'confirmed', uploaded: 'pending', stated: 'neutral' } as const

const genderWords: Readonly<Record<string, Word>> = genders
const cityWords: Readonly<Record<string, Word>> = cities

/** Both language versions, for comparison; the reader's language first. */
function InBoth({ text, other }: { text: string | null; other: string | null }) {
  const t = useWords()
  const language = useLanguage()
  const first = textFor(language, text ?? '', other)
  const both = [first, first === text ? other : text].filter(Boolean)
  if (both.length === 0) return <span className="text-ink-faint">{t(words.missing)}</span>
  return both.map((each) => (
    <UserText key={each} as="p" text={each ?? ''} className="aligned-with-page [&+p]:mt-2" />
  ))
}

function Fact({ label, wide = false, children }: { label: Word; wide?: boolean; children: ReactNode }) {
  const t = useWords()
  return (
    <div className={wide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <dt className="text-xs text-ink-faint">{t(label)}</dt>
      <dd dir="auto" className="aligned-with-page mt-0.5 break-words whitespace-pre-line text-ink">
        {children || <span className="text-ink-faint">{t(words.missing)}</span>}
      </dd>
    </div>
  )
}
