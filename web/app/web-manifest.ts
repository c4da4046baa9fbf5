import { languages } from '#contract/language.ts'
import { brand } from '#copy/brand.ts'
import { groundColors } from '#web/lib/ground-colors.ts'
import { localPath } from '#web/lib/path.ts'

/** One manifest for each language, so that the installed app has a name and a direction in it. */
export function webManifests(): { file: string; text: string }[] {
  return languages.map((language) => ({
    file: `manifest.${language}.webmanifest`,
    text: JSON.stringify({
      name: `${brand.name[language]}: ${brand.tagline[language]}`,
      short_name: brand.name[language],
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      start_url: localPath(language, '/dashboard'),
      scope: '/',
      display: 'standalone',
      background_color: groundColors.light,
      theme_color: groundColors.light,
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      ],
    }),
  }))
}
