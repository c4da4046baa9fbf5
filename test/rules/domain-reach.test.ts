import { posix } from 'node:path'
import { expect, test } from 'vitest'
import * as reviews from '#contract/reviews/reviews.ts'
import { reviewEvents } from '#server/reviews/events.ts'
import { filesOfProject, importsOf, textOf } from './files.ts'

/** This domain serves as an example for all of them, since it has screens, mails, tables and personal data. */
const isOwn = (file: string) =>
  /^(contract|copy|server|web|test|demo)\/((matrix|screens|journeys|content|pages\/[a-z]+)\/)?reviews?[./-]/.test(
    file,
  )
const routes = Object.entries(reviews).flatMap(([name, part]) =>
  typeof part === 'object' && 'path' in part ? [name] : [],
)
const words = [...routes, ...Object.keys(reviewEvents)]
const isOfPortals = /^(web\/portal\/|copy\/portal\/)/
/** Imports by these domains do not count, because the guide names them. */
const isNeighbour =
  /^(contract|copy|server|web)\/(appointments|dashboards|directory|notifications|oversight)\/|^demo\/|^web\/(portal\/dashboard|pages\/[a-z]+)\//
const most = 9

/**
 * True if a file outside the domain imports from it, names one of its routes or events, or gives it a place in a
 * portal.
 */
function reaches(file: string, text: string): boolean {
  const imports = importsOf(text).map((wanted) =>
    wanted.startsWith('#') ? wanted.slice(1) : posix.join(posix.dirname(file), wanted),
  )
  const isNamed = words.some((word) =>
    new RegExp(`(?<![\\w.])${word.replace('.', '\\.')}(?![\\w.])`).test(text),
  )
  return imports.some(isOwn) || isNamed || (isOfPortals.test(file) && /\breviews\b/.test(text))
}

const listed = () =>
  [
    ...(textOf('docs/life-of-a-click.md')
      .split('## What one domain touches outside')
      .at(1)
      ?.matchAll(/^\d+\. `([^`]+)`/gm) ?? []),
  ].map(([, file = '']) => file)

test('few files outside a domain name it, and the guide lists each of them', () => {
  const touched = filesOfProject(/^(contract|copy|demo|server|web|test|db|bin)\/.*\.tsx?$/)
    .filter((file) => !isOwn(file) && !/\.gen\.ts$/.test(file) && file !== 'test/rules/domain-reach.test.ts')
    .filter((file) => reaches(file, textOf(file)))
  expect(touched.sort()).toEqual(listed().sort())
  expect(touched.filter((file) => !isNeighbour.test(file)).length).toBeLessThanOrEqual(most)
})

test('the rule itself tells files that name the domain from those that do not', () => {
  const good: [string, string][] = [
    ['server/survey/mail.ts', "import { post } from '#server/ground/post/send-within-budget.ts'"],
    ['web/oversight/desk.tsx', "import { Review } from './review.tsx'"],
    ['copy/public/terms.ts', "const rule = 'reviews stay'"],
  ]
  const bad: [string, string][] = [
    ['server/directory/refresh.ts', "import { ratingsOf } from '../reviews/ratings-of.ts'"],
    ['web/pages/dietitian/practice.tsx', "import { MyReviews } from '#web/reviews/my-reviews.tsx'"],
    ['server/oversight/desk.ts', "const kinds = ['review.hidden']"],
    ['test/other.ts', 'await patient.call(saveReview, {})'],
    ['web/portal/nav-items.ts', "const page = { path: '/dietitian/reviews' }"],
  ]
  expect(good.filter(([file, text]) => reaches(file, text))).toEqual([])
  expect(bad.filter(([file, text]) => !reaches(file, text))).toEqual([])
  expect(
    ['server/reviews/load.ts', 'web/pages/dietitian/reviews.tsx', 'web/oversight/review.tsx'].map(isOwn),
  ).toEqual([true, true, false])
})
