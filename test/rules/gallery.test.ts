import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOfProject, importsOf, textOf } from './files.ts'

/** Has no look of its own. */
const invisible = ['AriaLocale']

type Sources = Readonly<Record<string, string>>

const isGallery = (file: string) => /^web\/ui\/gallery[\w-]*\.tsx$/.test(file)
const isPart = (file: string) => /^web\/ui\/.*\.tsx$/.test(file) && !isGallery(file)

/** The components of `web/ui` that nobody sees in the gallery. */
function missingIn(sources: Sources): string[] {
  const files = Object.keys(sources)
  const partsIn = (file: string) =>
    importsOf(sources[file] ?? '').map((path) =>
      path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
    )
  const writtenIn = (some: string[]) =>
    new Set(
      some.flatMap((file) => [...(sources[file] ?? '').matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name)),
    )
  const gallery = files.filter(isGallery)
  const shown = writtenIn(gallery)
  const used = writtenIn(files.filter((file) => !file.startsWith('web/ui/')))
  const reached = new Set(gallery)
  for (const file of reached) for (const each of partsIn(file)) if (isPart(each)) reached.add(each)

  return files.filter(isPart).flatMap((file) => {
    const names = [...(sources[file] ?? '').matchAll(/^export (?:const|function) ([A-Z]\w+)/gm)].map(
      ([, name = '']) => name,
    )
    // A component that only other components of web/ui use is seen as a part of them.
    const isShown = (name: string) => shown.has(name) || (reached.has(file) && !used.has(name))
    return names.filter((name) => !isShown(name))
  })
}

test('a component that the gallery does not show is found, and one that is a part of another is not', () => {
  const part = (name: string, more = '') => `${more}\nexport function ${name}() {}`
  expect(
    missingIn({
      'web/ui/button.tsx': part('Button', "import { Spinner } from './spinner.tsx'"),
      'web/ui/spinner.tsx': part('Spinner'),
      'web/ui/badge.tsx': part('Badge'),
      'web/ui/viewer/view-frame.tsx': part('ViewFrame'),
      'web/ui/gallery-forms.tsx': "import { Button } from './button.tsx'\n<Button />",
      'web/plans/plan.tsx': '<Button />\n<Badge />',
    }),
  ).toEqual(['Badge', 'ViewFrame'])
})

test('the gallery shows every component of the design system', () => {
  const sources = Object.fromEntries(filesOfProject(/^web\/.*\.tsx?$/).map((file) => [file, textOf(file)]))
  expect(missingIn(sources)).toEqual(invisible)
})
