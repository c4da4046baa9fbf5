import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { loadDecoder } from './files/images.ts'
import { fontFile } from './paper/font-file.ts'
import { BadSettings } from './settings.ts'
import { builtWeb } from './site/page-templates.ts'

type Need = { check(): Promise<unknown>; otherwise: string }

/** Without one of these the server would start, then fail the first picture upload, PDF or page view. */
const needs: readonly Need[] = [
  {
    check: loadDecoder,
    otherwise: `The package sharp cannot be loaded on ${process.platform} ${process.arch}, so pictures cannot be processed: reinstall the packages with \`npm ci\`, without --omit=optional.`,
  },
  {
    check: async () => {
      await access(fontFile())
      await access(fontFile('semibold'))
    },
    otherwise:
      'The font of @expo-google-fonts/readex-pro is missing, so no PDF can be made: reinstall the packages with `npm ci`.',
  },
  {
    check: () => access(join(builtWeb, 'pages.json')),
    otherwise: `There are no built pages in ${builtWeb}: run \`npm start\` to build them from the sources.`,
  },
]

export async function assertComplete(): Promise<void> {
  const faults = await Promise.all(
    needs.map(({ check, otherwise }) =>
      check().then(
        () => [],
        () => [otherwise],
      ),
    ),
  )
  if (faults.flat().length > 0) throw new BadSettings(faults.flat().join('\n'))
}
