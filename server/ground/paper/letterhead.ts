import type { Language } from '#contract/language.ts'
import { brand } from '#copy/brand.ts'
import { paperWords } from '#copy/paper.ts'
import { markPaths } from '../mark-paths.ts'
import { margin, printColors, type Sheet } from './sheet.ts'

/** The woven band at the top of a first page: triangles between lines, as `web/ui/sadu/hairline.svg`. */
export function drawSadu(sheet: Sheet): void {
  const { width } = sheet.page
  const tiles = Array.from({ length: Math.ceil(width / 8) }, (_, at) => at * 8)
  const all = (path: (x: number) => string) => tiles.map(path).join('')
  sheet.decorate(() => {
    sheet.pdf.rect(0, 0, width, 12).fill('#573222')
    sheet.pdf
      .path(`M0 0h${width}v1H0zM0 11h${width}v1H0z`)
      .path(all((x) => `M${x} 3h2v2h-1v2h-1zM${x + 8} 3h-2v2h1v2h1z`))
      .fill('#a03f40')
    sheet.pdf.path(all((x) => `M${x + 3} 3h2v2h1v2h1v2h-6v-2h1v-2h1z`)).fill('#f1e2c6')
  })
}

/** The mark and the name at the end of the line of the title, within `width`. */
export function drawBrand(sheet: Sheet, language: Language, y: number, width: number): void {
  const { innerWidth } = sheet
  const size = 22
  const look = { size: 14, isBold: true, color: printColors.title }
  const x = margin + innerWidth - width
  sheet.decorate((left) => {
    const { pdf } = sheet
    const name = pdf.font('semibold').fontSize(look.size).widthOfString(brand.name[language]) + 7
    pdf
      .save()
      .translate(left(margin + innerWidth - size - name, size), y - 3)
      .scale(size / 32)
    pdf
      .save()
      .rotate(5, { origin: [15, 12.8] })
      .path(markPaths.leaf)
      .fill(leafColors.dark)
      .restore()
    pdf
      .save()
      .transform(-1, 0, 0, 1, 32, 0)
      .rotate(5, { origin: [15, 12.8] })
      .path(markPaths.leaf)
      .fill(leafColors.light)
      .restore()
    pdf.path(markPaths.bud).fill(leafColors.dark)
    pdf.path(markPaths.post).lineWidth(2.4).lineCap('round').stroke(leafColors.dark)
    pdf.restore()
  })
  sheet.write(brand.name[language], { x, y, width, align: 'end' }, look)
}

/** `Page 1 of 3` and who made it when, at the foot of every page. */
export function drawFeet(sheet: Sheet, language: Language, made: string): void {
  const { start, count } = sheet.pdf.bufferedPageRange()
  const look = { size: 8, color: printColors.soft }
  const y = sheet.page.height - 34
  for (let at = 0; at < count; at++) {
    sheet.pdf.switchToPage(start + at)
    sheet.begin()
    sheet.write(made, { x: margin, y, width: sheet.innerWidth - 96, lines: 1 }, look)
    sheet.write(
      paperWords.page(at + 1, count)[language],
      { x: margin + sheet.innerWidth - 92, y, width: 92, align: 'end' },
      look,
    )
  }
}

const leafColors = { dark: '#1a774c', light: '#4fb772' }
