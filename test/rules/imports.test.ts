import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesOfProject, importsOf, isFacts, isGroundOfServer, textOf } from './files.ts'

const rooms: Record<string, { rooms: string[]; packages: RegExp }> = {
  contract: { rooms: [], packages: /^zod\/mini$/ },
  copy: { rooms: ['contract'], packages: /^$/ },
  db: { rooms: ['contract'], packages: /^(pg|kysely)$/ },
  server: {
    rooms: ['contract', 'copy', 'db'],
    packages:
      /^(node:|zod\/mini$|fastify$|kysely$|pg$|pg-copy-streams$|graphile-worker$|nodemailer$|otpauth$|libphonenumber-js\/min$|prom-client$|sharp$|aws4fetch$|ws$|redis$|@nats-io\/transport-node$|web-push$|yazl$|yauzl$|saxes$|openid-client$|pdfkit$|bidi-js$|adhan$|uqr$|@zxcvbn-ts\/)/,
  },
  demo: { rooms: ['contract', 'copy', 'db', 'server'], packages: /^(node:|kysely$|zod\/mini$)/ },
  web: {
    rooms: ['contract', 'copy'],
    packages:
      /^(zod\/mini$|react|@tanstack\/react-(router|query)$|lucide-react|uqr$|@internationalized\/date$|pdfjs-dist\/|virtual:zone-names$)/,
  },
}

/** Packages that only one file may import, or the few that share them. */
const doors: Record<string, string | readonly string[]> = {
  pg: [
    'server/ground/data/pools.ts',
    'server/ground/data/listen.ts',
    'server/ground/data/database-faults.ts',
  ],
  fastify: 'server/ground/http/server.ts',
  nodemailer: 'server/ground/post/mail.ts',
  sharp: 'server/ground/files/images.ts',
  aws4fetch: 'server/ground/files/s3-files.ts',
  ws: 'server/ground/realtime/realtime.ts',
  pdfkit: 'server/ground/paper/sheet.ts',
  'bidi-js': 'server/ground/paper/visual-runs.ts',
  adhan: 'server/ground/time/prayer-times.ts',
  yauzl: 'server/health/exchange/apple-health/open-export.ts',
  saxes: 'server/health/exchange/apple-health/read-records.ts',
  yazl: 'server/accounts/security/copy-of-data/archive.ts',
  redis: 'server/ground/realtime/redis-bus.ts',
  '@nats-io/transport-node': 'server/ground/realtime/nats-bus.ts',
  'web-push': 'server/notifications/push/push-message.ts',
  'libphonenumber-js/min': 'server/ground/post/possible-phone.ts',
}

/**
 * Files outside `web/app` and `web/lib` that call the server directly; all others read with `useRead`, and send with a form or a
 * change.
 */
const callers = new Set([
  // Sends entries that were recorded offline, on any page.
  'web/plans/following/send-records.ts',
  // Holds a time and releases it, in this order.
  'web/appointments/booking/use-hold.ts',
  'web/visitors/use-visitor-hold.ts',
  'web/visitors/chosen-time.tsx',
  // Notes and plans are saved while they are written.
  'web/appointments/notes/use-notes.ts',
  'web/plans/use-draft.ts',
  // A public page, which does without the cache of the portals.
  'web/invitations/invitation-page.tsx',
  // Reads again after an event, without anything on the screen.
  'web/calls/room/call-room.tsx',
  'web/accounts/follow-session.ts',
  'web/oversight/use-after-decision.ts',
  // One tab refreshes the notifications for all tabs; a press takes effect on the screen before it is sent.
  'web/notifications/list/sync-list.ts',
  // Asks the browser before telling the server.
  'web/notifications/push/this-browser.ts',
  // Sends and receives messages independently of what is on the screen.
  'web/messages/messages-server.ts',
  'web/messages/send-message.ts',
  // Outlives its page, and gives way to newer input.
  'web/onboarding/use-wizard.ts',
])

const typeOnly = /^\s*import\s+type\b/

/** The reason why a file may not import another; empty if it may. */
function offences(file: string, text: string): string[] {
  const [room = '', domain = ''] = file.split('/')
  const rule = rooms[room]
  if (!rule) return []
  const isTest = /\.test\.tsx?$/.test(file)
  const inside = ['demo/', 'server/ground/', 'server/money/'].find((folder) => file.startsWith(folder))
  return importsOf(text).flatMap((wanted) => {
    if (inside && wanted.startsWith(`#${inside}`)) return [`${file}: imports within ${inside} are relative`]
    if (wanted.startsWith('.') || wanted.startsWith('#')) {
      const path = wanted.startsWith('#') ? wanted.slice(1) : posix.join(posix.dirname(file), wanted)
      const [toRoom = '', toDomain = ''] = path.split('/')
      if (toRoom !== room) {
        if (isTest && toRoom === 'test') return []
        // The only import of the demo, used if a demo is requested.
        if (file === 'server/start.ts' && path === 'demo/demo.ts') return []
        return rule.rooms.includes(toRoom) ? [] : [`${file}: ${room} may not import ${toRoom}`]
      }
      if (room === 'server' && !isTest) return withinServer(file, path)
      if (path === 'web/app/call.ts' && !['app', 'lib'].includes(domain) && !isTest && !callers.has(file))
        return [`${file}: reads by useRead, sends by useForm or useChange`]
      if (room === 'web' && path.split('/').length > 2) return betweenWebFolders(file, domain, toDomain)
      return []
    }
    if (isTest) return []
    const line = text.split('\n').find((each) => each.includes(`'${wanted}'`)) ?? ''
    const door = [doors[wanted] ?? []].flat()
    if (room === 'server' && door.length > 0 && !door.includes(file) && !typeOnly.test(line))
      return [`${file}: only ${door.join(', ')} may import ${wanted}`]
    return rule.packages.test(wanted) ? [] : [`${file}: ${room} may not import ${wanted}`]
  })
}

/** They lead to the pages, or render them. */
const knowsPages = /^web\/app\/(routes|prerender|load-[a-z]+-page|[a-z]+-pages\.gen)\.tsx?$/

function betweenWebFolders(file: string, from: string, to: string): string[] {
  if (from === to || from === 'pages' || to === 'lib' || to === 'app') return []
  if (knowsPages.test(file)) return []
  if (['ui', 'art'].includes(to)) return from === 'lib' ? [`${file}: web/lib knows no ${to}`] : []
  if (['ui', 'lib', 'art', 'app'].includes(from)) return [`${file}: web/${from} knows no ${to}`]
  return to === 'pages' || to === 'portal' ? [`${file}: only pages and web/app import web/${to}`] : []
}

function withinServer(file: string, path: string): string[] {
  if (isGroundOfServer(path)) return []
  if (isGroundOfServer(file)) return [`${file}: the ground knows no ${path}`]
  if (isFacts(file) && !isFacts(path)) return [`${file}: facts know the ground, and other facts`]
  return []
}

test('files import only what their room allows', () => {
  const files = filesOfProject(/^(contract|copy|db|demo|server|web)\/.*\.tsx?$/)
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => offences(file, textOf(file)))).toEqual([])
})

test('the rule itself tells good from bad', () => {
  const good: [string, string][] = [
    ['web/public/faq-page.tsx', "import { faq } from '#copy/public/faq.ts'"],
    ['web/app/routes.tsx', "const a = import('#web/public/public-frame.tsx')"],
    ['web/pages/_public/faq.tsx', "import { FaqPage } from '#web/public/faq-page.tsx'"],
    ['web/survey/form.tsx', "import { NewsletterForm } from '../newsletter/newsletter-form.tsx'"],
    ['server/newsletter/mail.ts', "import { sendLetter } from '../post/send-within-budget.ts'"],
    ['server/ground/data/migrate.ts', "import type pg from 'pg'"],
    ['server/ground/http/server.test.ts', "import { openApp } from '#test/app.ts'"],
    [
      'server/ground/post/send-within-budget.test.ts',
      "import { subscribe } from '#server/newsletter/subscribe.ts'",
    ],
    ['server/ground/post/send-within-budget.ts', "import type { House } from '../house.ts'"],
    ['server/money/packages/offers.ts', "import { record } from '../events.ts'"],
    ['server/money/packages/offers.ts', "import type { Tx } from '#server/ground/data/db.ts'"],
    ['server/start.ts', "import { routes } from './routes.ts'"],
    ['server/appointments/notes/sign-notes.ts', "import { change } from '../change.ts'"],
    ['server/reviews/moderated.ts', "import { nameOf } from '#server/profiles/facts.ts'"],
    ['server/profiles/facts.ts', "import { ownStatus } from '#server/verification/facts.ts'"],
    ['server/profiles/facts/names.ts', "import { isAlive } from '#server/appointments/facts/conditions.ts'"],
    ['server/profiles/facts/names.ts', "import { photo } from './photos.ts'"],
    ['web/accounts/sign-in/form.tsx', "import { Password } from '#web/accounts/password.tsx'"],
    ['web/app/query.ts', "import { call } from './call.ts'"],
    ['web/app/call.test.ts', "import { createCall } from './call.ts'"],
    ['web/oversight/use-after-decision.ts', "import { call } from '#web/app/call.ts'"],
    ['web/oversight/reason-dialog.tsx', "import { useForm } from '#web/lib/form.ts'"],
    ['web/appointments/booking/book.tsx', "import { Button } from '#web/ui/button.tsx'"],
  ]
  const bad: [string, string][] = [
    ['web/public/faq-page.tsx', "import { post } from '#server/ground/post/send-within-budget.ts'"],
    ['server/newsletter/mail.ts', "import { Button } from '#web/ui/button.tsx'"],
    ['contract/survey.ts', "import { z } from 'zod'"],
    ['contract/survey.ts', "import { words } from '#copy/survey.ts'"],
    ['server/survey/answer-survey.ts', "import pg from 'pg'"],
    ['web/survey/form.tsx', "import { Sidebar } from '../portal/sidebar.tsx'"],
    ['web/ui/button.tsx', "import { Survey } from '../survey/survey.tsx'"],
    ['web/app/call.ts', "const later = import('../public/faq-page.tsx')"],
    ['web/services/delete-service.tsx', "import { call } from '#web/app/call.ts'"],
    ['web/survey/survey-form.tsx', "import { call } from '../app/call.ts'"],
    ['web/pages/_public/faq.tsx', "const later = import('#web/app/call.ts')"],
    ['web/accounts/sign-in/form.tsx', "import { Sidebar } from '#web/portal/sidebar.tsx'"],
    ['web/accounts/sign-in/form.tsx', "import page from '../../pages/_public/faq.tsx'"],
    [
      'server/ground/post/send-within-budget.ts',
      "import { subscribe } from '#server/newsletter/subscribe.ts'",
    ],
    ['server/ground/http/server.test.ts', "import { openPool } from '#server/ground/data/pools.ts'"],
    ['server/money/packages/offers.ts', "import { record } from '#server/money/events.ts'"],
    ['demo/fill.ts', "import { clips } from '#demo/content/clips.ts'"],
    ['server/ground/http/bind.ts', "import type { Row } from '../../appointments/booking/book.ts'"],
    ['server/ground/data/db.ts', "import { routes } from '../../routes.ts'"],
    ['server/ground/house.ts', "import type { Reader } from '../accounts/reader.ts'"],
    ['server/ground/data/embedded/postgres.ts', "import pg from 'pg'"],
    ['server/ground/site/pages.ts', "import { start } from '#server/start.ts'"],
    ['server/profiles/facts.ts', "import { lockStatus } from '#server/verification/own-status.ts'"],
    ['server/profiles/facts.ts', "import { loadContacts } from './load-contacts.ts'"],
    ['server/profiles/facts/names.ts', "import { loadContacts } from '../load-contacts.ts'"],
    ['server/profiles/facts.ts', "import { facts } from './notices/facts.ts'"],
  ]
  expect(good.flatMap(([file, text]) => offences(file, text))).toEqual([])
  for (const [file, text] of bad) expect(offences(file, text), `${file}: ${text}`).toHaveLength(1)
})
