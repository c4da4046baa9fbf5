import { initialsOf, tintOf } from '#contract/initials.ts'
import type { Language } from '#contract/language.ts'
import { brand } from '#copy/brand.ts'
import { letter as words } from '#copy/letter.ts'
import type { Word } from '#copy/word.ts'
import type { House } from '../house.ts'
import { pageUrl } from '../site/page-url.ts'
import { defuseLinks } from './defuse-links.ts'
import { escapeHtml, type Lead, type LetterPage, letterHtml, linkedHtml } from './letter-page.ts'
import { framePictures, type InlinePicture } from './letter-pictures.ts'
import type { Letter } from './mail.ts'

export type DraftFact = {
  label: Word
  value: Word
  /** A day as in a calendar on the wall, in the reader's language already. */
  tile?: { weekday: string; number: string; month: string; time: string }
  /** The person that the fact names; without a photo, the initials. */
  face?: { personId: string; name: string; photo: InlinePicture | null }
}

export type Draft = {
  id: string
  to: string
  language: Language
  subject: Word
  /** The text beside the subject in the inbox. */
  preheader: Word
  greeting: Word
  paragraphs: readonly Word[]
  /** Key facts at a glance, shown after the first paragraph. */
  facts?: readonly DraftFact[]
  action?: { label: Word; url: string }
  /** A second, less prominent link. */
  also?: { label: Word; url: string }
  /** Shown in quieter type, below the action. */
  note?: Word
  closing: Word
  /** Why the reader gets this email. */
  reason?: Word
  unsubscribe?: { label: Word; page: string; oneClick: string }
  calendar?: Letter['calendar']
  /** Addresses in the text that may become links, besides our own. */
  onPurpose?: readonly string[]
}

/** Builds every email: one layout for both directions, and the same text without HTML. */
export function letter(house: Pick<House, 'settings'>, draft: Draft): Letter {
  const { id, to, language, unsubscribe, calendar } = draft
  const subject = plain(draft.subject[language])
  return {
    id,
    to,
    language,
    subject,
    html: html(house, draft),
    text: plain(text(house, draft)),
    pictures: [...framePictures, ...(draft.facts ?? []).flatMap(({ face }) => face?.photo ?? [])],
    ...(unsubscribe && { oneClick: unsubscribe.oneClick }),
    ...(calendar && { calendar }),
  }
}

/** Plain text may wrap anywhere, so it needs no non-breaking spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function html(house: Pick<House, 'settings'>, draft: Draft): string {
  const { language, facts = [], action, also, note, reason, unsubscribe } = draft
  const say = (word: Word) => escapeHtml(saidIn(draft, word))
  const page: LetterPage = {
    language,
    title: say(draft.subject),
    preheader: say(draft.preheader),
    home: escapeHtml(pageUrl(house, language, '/')),
    brandName: say(brand.name),
    greeting: say(draft.greeting),
    paragraphs: draft.paragraphs.map(say),
    facts: facts.map((fact) => ({ label: say(fact.label), value: say(fact.value), ...leadOf(fact) })),
    ...(action && {
      action: { label: say(action.label), url: escapeHtml(action.url), help: say(words.buttonHelp) },
    }),
    ...(also && { also: linkedHtml(escapeHtml(also.url), say(also.label)) }),
    ...(note && { note: say(note) }),
    closing: say(draft.closing),
    footer: [
      [
        ...(reason ? [say(reason)] : []),
        ...(unsubscribe ? [linkedHtml(escapeHtml(unsubscribe.page), say(unsubscribe.label))] : []),
      ].join(' '),
      `${say(words.questions)} ${linkedHtml(`mailto:${brand.supportEmail}`, escapeHtml(brand.supportEmail), 'ltr')}`,
      `${say(brand.legalName)} &middot; ${say(brand.city)}`,
    ].filter(Boolean),
  }
  return letterHtml(page)
}

function leadOf({ tile, face }: DraftFact): { lead?: Lead } {
  if (tile) return { lead: { tile } }
  if (!face) return {}
  const { personId, name, photo } = face
  const initials = escapeHtml(initialsOf(name))
  return { lead: { face: { initials, tint: tintOf(personId), ...(photo && { photo: photo.cid }) } } }
}

/** Any of these texts may include words that people wrote, so stray addresses are unlinked. */
const saidIn = ({ language, onPurpose = [] }: Draft, word: Word): string =>
  defuseLinks(word[language], [brand.supportEmail, ...onPurpose])

function text(house: Pick<House, 'settings'>, draft: Draft): string {
  const { language, facts = [], action, also, note, reason, unsubscribe } = draft
  const say = (word: Word) => saidIn(draft, word)
  const [first, ...rest] = draft.paragraphs.map(say)
  const body = [
    say(draft.greeting),
    ...(first ? [first] : []),
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${say(label)}: ${say(value)}`).join('\n')] : []),
    ...rest,
    ...[action, also].flatMap((way) => (way ? [`${say(way.label)}:\n${way.url}`] : [])),
    ...(note ? [say(note)] : []),
    say(draft.closing),
  ]
  const footer = [
    ...(reason ? [say(reason)] : []),
    `${say(words.questions)} ${brand.supportEmail}`,
    ...(unsubscribe ? [`${say(unsubscribe.label)}: ${unsubscribe.page}`] : []),
    `${say(brand.legalName)} · ${say(brand.city)}`,
    pageUrl(house, language, '/'),
  ]
  return `${body.join('\n\n')}\n\n-- \n${footer.join('\n')}\n`
}
