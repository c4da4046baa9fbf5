import { watchedOf } from '#contract/plans/warnings.ts'
import { writeNumber } from '#copy/dates.ts'
import { following } from '#copy/plans/following.ts'
import { planPaper as words } from '#copy/plans/paper.ts'
import { physicianWords } from '#copy/plans/physician-first.ts'
import { isolated } from '#copy/quoted.ts'
import { drawBrand, drawSadu } from '#server/ground/paper/letterhead.ts'
import { margin, printColors, type Sheet } from '#server/ground/paper/sheet.ts'
import { drawWeekTable } from './draw-week-table.ts'
import { daysOfWeek } from './names-of-day.ts'
import { colors } from './paper-parts.ts'
import type { PlanFacts } from './plan-facts.ts'

/** A page for each week of the plan: days as columns, meals as rows, and the energy of each day below. */
export function drawWeeks(sheet: Sheet, facts: PlanFacts): void {
  const { days } = facts.document
  const watched = watchedOf(facts.about)
  for (let from = 0; from === 0 || from < days.length; from += daysOfWeek) {
    if (from > 0) sheet.pdf.addPage()
    const top = drawHead(sheet, facts, from)
    const week = days.slice(from, from + daysOfWeek)
    if (week.length > 0) drawWeekTable(sheet, facts, watched, week, from, top)
  }
}

/** On every week's page, because each may be pinned up alone; a screen reader reads it once. */
function drawHead(sheet: Sheet, facts: PlanFacts, from: number): number {
  const { language, head, dietitian, document } = facts
  const { innerWidth } = sheet
  const isRepeated = from > 0
  sheet.begin()
  drawSadu(sheet)
  drawBrand(sheet, language, 32, innerWidth * 0.2)
  const titleHeight = sheet.write(
    head.title,
    { x: margin, y: 28, width: innerWidth * 0.78, lines: 2 },
    { size: 18, isBold: true, color: printColors.title, tag: 'H1', isRepeated },
  )
  const last = Math.min(from + daysOfWeek, document.days.length)
  const said = [
    ...(document.days.length > daysOfWeek ? [words.days(from + 1, last)[language]] : []),
    ...(dietitian ? [following.from(dietitian)[language]] : []),
    ...(head.targets.water === null
      ? []
      : [following.water(writeNumber(language, head.targets.water))[language]]),
  ]
  const y = 28 + titleHeight
  const height = sheet.write(
    said.join(' · '),
    { x: margin, y, width: innerWidth * 0.78 },
    { size: 9.5, color: printColors.soft },
  )
  return drawDangers(sheet, facts, y + height + 6, isRepeated)
}

type DangerLine = { text: string; size: number; isBold: boolean }

/** Whoever cooks must not overlook it. */
function drawDangers(sheet: Sheet, facts: PlanFacts, y: number, isRepeated: boolean): number {
  const { language, about, physicianFirst } = facts
  const { title, text, word } = physicianWords
  const lines: DangerLine[] = [
    ...(about.allergies
      ? [{ text: `${words.allergies[language]}: ${isolated(about.allergies)}`, size: 11, isBold: true }]
      : []),
    ...(physicianFirst
      ? [
          { text: title[language], size: 10, isBold: true },
          { text: text[language], size: 8.5, isBold: false },
          ...(physicianFirst.word
            ? [{ text: word(physicianFirst.word)[language], size: 8.5, isBold: false }]
            : []),
        ]
      : []),
  ]
  if (lines.length === 0) return y + 4
  const { innerWidth } = sheet
  const width = innerWidth - 20
  const inner = lines.reduce(
    (sum, { text, size, isBold }) => sum + sheet.heightOf(text, width, size, isBold),
    0,
  )
  sheet.decorate((left) =>
    sheet.pdf
      .roundedRect(left(margin, innerWidth), y, innerWidth, inner + 10, 6)
      .lineWidth(1.2)
      .fillAndStroke(colors.dangerGround, colors.danger),
  )
  let at = y + 5
  for (const { text, size, isBold } of lines)
    at += sheet.write(
      text,
      { x: margin + 10, y: at, width },
      { size, isBold, color: colors.danger, isRepeated },
    )
  return y + inner + 18
}
