import { healthyRange, rangeSources } from '#contract/health/healthy-range.ts'
import { changeShown, kinds, type MeasureKind, toShown, unitFor } from '#contract/health/kinds.ts'
import { changePerWeek } from '#contract/health/trend.ts'
import type { Language } from '#contract/language.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { nameZone, writeDate, writeDay, writeNumber } from '#copy/dates.ts'
import { legend } from '#copy/health/course.ts'
import { glucoseMomentWords, kindWords } from '#copy/health/kinds.ts'
import { table as measureTable } from '#copy/health/measure-table.ts'
import { summary as words } from '#copy/health/summary.ts'
import { writeAmount, writeQuantity } from '#copy/health/write-quantity.ts'
import { onboardingOptions } from '#copy/onboarding/options.ts'
import { paperWords } from '#copy/paper.ts'
import { genders } from '#copy/practice-options.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'
import { drawBrand, drawSadu } from '#server/ground/paper/letterhead.ts'
import { innerWidth, margin, openSheet, printColors, type Sheet } from '#server/ground/paper/sheet.ts'
import { drawChart } from './draw-chart.ts'
import type { SummaryCard, SummaryFacts } from './summary-facts.ts'

const bottom = 841.89 - 56
const gap = 10
const cardWidth = (innerWidth - gap) / 2
const cardHeight = 134

/** Two pages at most for a patient who measures everything, one page for most. */
export async function drawSummary(facts: SummaryFacts): Promise<Uint8Array> {
  const { language } = facts
  const sheet = openSheet(language, `${words.title[language]}: ${facts.name}`)
  let y = drawHead(sheet, facts)
  y = drawCards(sheet, facts, y)
  y = drawMedicines(sheet, facts, y)
  drawAnswers(sheet, facts, y)
  drawFeet(sheet, facts)
  return sheet.finish()
}

const dateOf = ({ language, zone }: SummaryFacts, at: string) =>
  writeDate(language, new Date(at), 'date', zone)

function drawHead(sheet: Sheet, facts: SummaryFacts): number {
  const { language, about, name, heightCm, zone, units } = facts
  const t = (word: Word) => word[language]
  sheet.begin()
  drawSadu(sheet)
  drawBrand(sheet, language, 34, innerWidth * 0.28)
  sheet.write(
    t(words.title),
    { x: margin, y: 30, width: innerWidth * 0.65 },
    { size: 20, isBold: true, color: printColors.title, tag: 'H1' },
  )
  const born = about.bornOn
    ? `${writeDay(language, about.bornOn as never, 'date')} (${t(words.years(ageAt(about.bornOn, new Date(facts.madeAt), zone)))})`
    : t(words.unknown)
  const weight = facts.cards.find(({ kind }) => kind === 'weight')?.latest.value
  const lines: [Word, string][] = [
    [words.name, isolated(name)],
    [words.born, born],
    [words.sex, about.sex ? t(genders[about.sex]) : t(words.unknown)],
    [words.period, t(words.since(dateOf(facts, facts.from), dateOf(facts, facts.madeAt)))],
    ...(heightCm === null
      ? []
      : ([
          [words.height, writeQuantity(language, 'height', { value: heightCm }, unitFor('height', units))],
        ] as [Word, string][])),
    ...(heightCm === null || weight === undefined
      ? []
      : ([[words.bmi, writeNumber(language, Math.round((weight / (heightCm / 100) ** 2) * 10) / 10)]] as [
          Word,
          string,
        ][])),
  ]
  let y = 68
  for (let at = 0; at < lines.length; at += 2) {
    const heights = lines.slice(at, at + 2).map(([label, value], column) => {
      const x = margin + column * (cardWidth + gap)
      sheet.write(t(label), { x, y, width: 72 }, { size: 9, color: printColors.soft })
      return sheet.write(value, { x: x + 74, y, width: cardWidth - 74, lines: 2 }, { size: 9.5 })
    })
    y += Math.max(...heights, 14) + 3
  }
  y += 4
  const height = sheet.write(
    t(words.note),
    { x: margin, y, width: innerWidth },
    { size: 8, color: printColors.soft },
  )
  return y + height + 8
}

function drawCards(sheet: Sheet, facts: SummaryFacts, from: number): number {
  const { language, cards, unreadable } = facts
  let y = heading(sheet, words.measurements[language], from)
  if (cards.length === 0)
    y += sheet.write(words.none[language], { x: margin, y, width: innerWidth }, { size: 10 }) + 6
  for (let at = 0; at < cards.length; at += 2) {
    if (y + cardHeight > bottom) y = nextPage(sheet)
    for (const [column, card] of cards.slice(at, at + 2).entries())
      drawCard(sheet, facts, card, margin + column * (cardWidth + gap), y)
    y += cardHeight + gap
  }
  return noted(sheet, y, unreadable > 0 && words.unreadable(unreadable), facts)
}

function drawCard(sheet: Sheet, facts: SummaryFacts, card: SummaryCard, x: number, y: number): void {
  const { language, units, about, heightCm } = facts
  const { kind, latest, points, glucoseMoment } = card
  const t = (word: Word) => word[language]
  const unit = unitFor(kind, units)
  const name = nameOf(card, language)
  const inside = { x: x + 10, width: cardWidth - 20 }
  sheet.begin()
  sheet.decorate((left) =>
    sheet.pdf
      .roundedRect(left(x, cardWidth), y, cardWidth, cardHeight, 6)
      .lineWidth(0.8)
      .stroke(printColors.line),
  )
  sheet.write(name, { ...inside, y: y + 8, lines: 1 }, { size: 9.5, isBold: true, tag: 'H3' })
  const value = writeQuantity(language, kind, latest, unit)
  sheet.write(value, { ...inside, y: y + 21, lines: 1 }, { size: 14, color: printColors.leaf, isBold: true })
  const source = t(measureTable.sources[latest.source])
  sheet.write(
    t(words.latest(dateOf(facts, latest.at), source)),
    { ...inside, y: y + 41, lines: 1 },
    { size: 7.5, color: printColors.soft },
  )
  const range = healthyRange(kind, { sex: about.sex, heightCm }, glucoseMoment ?? 'any')
  const span = { from: Date.parse(facts.from), to: Date.parse(facts.madeAt) }
  const [first, last] = [points[0]?.at ?? facts.from, points.at(-1)?.at ?? facts.madeAt]
  drawChart(
    sheet,
    t(words.chart(name, dateOf(facts, first), dateOf(facts, last))),
    card,
    range,
    { x: inside.x, y: y + 57, width: inside.width, height: 36 },
    span,
  )
  sheet.write(figuresOf(facts, card).join(' · '), { ...inside, y: y + 96, lines: 2 }, { size: 7.5 })
  if (range) {
    const { name: source, year } = rangeSources[range.source]
    sheet.write(
      t(legend.range(t(boundsWord(facts, kind, range)), { name: source, year })),
      { ...inside, y: y + 119, lines: 1 },
      { size: 7, color: printColors.soft },
    )
  }
}

function nameOf({ kind, glucoseMoment }: SummaryCard, language: Language): string {
  const name = kindWords[kind].name[language]
  if (!glucoseMoment || glucoseMoment === 'any') return name
  return words.moment(name, glucoseMomentWords[glucoseMoment][language].toLowerCase())[language]
}

/** The figures of a trend: the mean, the spread and the change. */
function figuresOf({ language, units, madeAt }: SummaryFacts, card: SummaryCard): string[] {
  const { kind, points, count, mean, least, most } = card
  const t = (word: Word) => word[language]
  const unit = unitFor(kind, units)
  const { isDaily } = kinds[kind]
  const number = isDaily ? t(words.days(count)) : t(words.count(count))
  if (count < 2) return [number]
  const rounded = isDaily || kind === 'blood_pressure' ? Math.round : (value: number) => value
  const average =
    kind === 'mood'
      ? writeNumber(language, Math.round(mean.value * 10) / 10)
      : writeQuantity(
          language,
          kind,
          {
            value: kind === 'sleep' ? Number(mean.value.toFixed(1)) : rounded(mean.value),
            second: mean.second === null ? null : Math.round(mean.second),
          },
          unit,
        )
  const all = [number, t(words.average(isDaily ? t(words.perDay(average)) : average))]
  const [first, last] = [points[0], points.at(-1)]
  if (isDaily || kind === 'mood' || kind === 'blood_pressure' || kind === 'glucose' || !first || !last) {
    const bounds = t(words.spread(shown(language, kind, least, unit), shown(language, kind, most, unit)))
    return kind === 'blood_pressure' ? all : [...all, bounds]
  }
  const change = changeWord(language, changeShown(kind, last.value - first.value, unit), unit)
  const weekly = paced.has(kind) ? changePerWeek(points, new Date(madeAt)) : null
  return [
    ...all,
    t(words.change(change)),
    ...(weekly === null
      ? []
      : [t(words.weekly(changeWord(language, changeShown(kind, weekly, unit), unit)))]),
  ]
}

const paced = new Set<MeasureKind>(['weight', 'waist', 'hip', 'body_fat', 'muscle'])

const shown = (language: Language, kind: MeasureKind, value: number, unit: ReturnType<typeof unitFor>) =>
  isolated(writeNumber(language, toShown(kind, value, unit)))

function changeWord(language: Language, change: number, unit: ReturnType<typeof unitFor>): string {
  if (change === 0) return words.same[language]
  return words[change > 0 ? 'more' : 'less'](writeAmount(language, Math.abs(change), unit))[language]
}

function boundsWord(
  { language, units }: SummaryFacts,
  kind: MeasureKind,
  range: NonNullable<ReturnType<typeof healthyRange>>,
): Word {
  const unit = unitFor(kind, units)
  const amount = (value: number) => writeAmount(language, toShown(kind, value, unit), unit)
  if (range.second?.most != null && range.most !== null)
    return legend.below(writeQuantity(language, kind, { value: range.most, second: range.second.most }, unit))
  if (range.least !== null && range.most !== null)
    return legend.between(shown(language, kind, range.least, unit), amount(range.most))
  return range.most === null ? legend.from(amount(range.least ?? 0)) : legend.below(amount(range.most))
}

/** The number of medicines that are listed with dose and day; the others are only named. */
const mostMedicines = 14
const mostNamed = 60

function drawMedicines(sheet: Sheet, facts: SummaryFacts, from: number): number {
  const { language, medicines } = facts
  if (medicines.length === 0) return from
  const shownOnes = medicines.slice(0, mostMedicines).map(({ text, dose, at }) => {
    const name = dose ? `${isolated(text)}${language === 'ar' ? '،' : ','} ${isolated(dose)}` : isolated(text)
    const day = words.taken(dateOf(facts, at))[language]
    const nameHeight = sheet.heightOf(name, cardWidth, 9.5)
    return { name, day, nameHeight, height: nameHeight + sheet.heightOf(day, cardWidth, 7.5) }
  })
  let y = from
  for (let at = 0; at < shownOnes.length; at += 2) {
    const row = shownOnes.slice(at, at + 2)
    const height = Math.max(...row.map((each) => each.height)) + 4
    if (at === 0) y = headingOver(sheet, words.medicines[language], y, height)
    else if (y + height > bottom) y = nextPage(sheet)
    for (const [column, { name, day, nameHeight }] of row.entries()) {
      const place = { x: margin + column * (cardWidth + gap), width: cardWidth }
      sheet.write(name, { ...place, y }, { size: 9.5 })
      sheet.write(day, { ...place, y: y + nameHeight }, { size: 7.5, color: printColors.soft })
    }
    y += height
  }
  return noted(sheet, y, otherMedicines(facts), facts) + 6
}

/** A physician who reads that there are more must know which ones. */
function otherMedicines({ language, medicines }: SummaryFacts): Word | false {
  const others = medicines.slice(mostMedicines)
  if (others.length === 0) return false
  const names = others
    .slice(0, mostNamed)
    .map(({ text }) => isolated(text))
    .join(language === 'ar' ? '، ' : ', ')
  const uncounted = others.length - mostNamed
  return uncounted > 0 ? words.alsoAndMore(names, uncounted) : words.also(names)
}

function drawAnswers(sheet: Sheet, facts: SummaryFacts, from: number): void {
  const { language, answers } = facts
  if (!answers) return
  const goals = (answers.healthGoals ?? []).map(
    (goal) => (onboardingOptions.healthGoals as Record<string, Word>)[goal]?.[language] ?? goal,
  )
  const diet = answers.dietaryPreferences ?? ''
  const told = (
    [
      [words.conditions, answers.medicalConditions ?? ''],
      [words.allergies, answers.allergies ?? ''],
      [words.diet, (onboardingOptions.diets as Record<string, Word>)[diet]?.[language] ?? diet],
      [words.goals, goals.join(language === 'ar' ? '، ' : ', ')],
    ] as [Word, string][]
  ).filter(([, text]) => text.trim() !== '')
  if (told.length === 0) return
  let y = from
  for (const [at, [label, text]] of told.entries()) {
    const height = Math.max(16, sheet.heightOf(isolated(text), innerWidth - 106, 9.5) + 3)
    if (at === 0) y = headingOver(sheet, words.answers[language], y, height)
    else if (y + height > bottom) y = nextPage(sheet)
    sheet.write(label[language], { x: margin, y, width: 104 }, { size: 9, color: printColors.soft })
    sheet.write(isolated(text), { x: margin + 106, y, width: innerWidth - 106 }, { size: 9.5 })
    y += height
  }
}

/** Keeps a heading on the same page as what follows it. */
const headingOver = (sheet: Sheet, text: string, y: number, height: number): number =>
  heading(sheet, text, y + 28 + height > bottom ? nextPage(sheet) : y)

function noted(sheet: Sheet, y: number, said: Word | false, { language }: SummaryFacts): number {
  if (!said) return y
  const from = y + sheet.heightOf(said[language], innerWidth, 8.5) > bottom ? nextPage(sheet) : y
  const place = { x: margin, y: from, width: innerWidth }
  return from + sheet.write(said[language], place, { size: 8.5, color: printColors.soft }) + 6
}

function heading(sheet: Sheet, text: string, y: number): number {
  sheet.begin()
  return y + sheet.write(text, { x: margin, y, width: innerWidth }, { size: 12, isBold: true, tag: 'H2' }) + 4
}

function nextPage(sheet: Sheet): number {
  sheet.pdf.addPage()
  return margin
}

/** On every page: whose summary it is, who made it and when. */
function drawFeet(sheet: Sheet, facts: SummaryFacts): void {
  const { language, zone, madeAt, name } = facts
  const at = new Date(madeAt)
  const moment = `${writeDate(language, at, 'date', zone)}${language === 'ar' ? '،' : ','} ${writeDate(language, at, 'time', zone)} (${nameZone(language, zone, at)})`
  const { start, count } = sheet.pdf.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    sheet.pdf.switchToPage(page)
    const y = 841.89 - 34
    sheet.begin()
    sheet.decorate((left) =>
      sheet.pdf
        .moveTo(left(margin, innerWidth), y - 8)
        .lineTo(left(margin, innerWidth) + innerWidth, y - 8)
        .lineWidth(0.6)
        .stroke(printColors.line),
    )
    sheet.write(
      `${words.madeAt(moment)[language]} · ${isolated(name)}`,
      { x: margin, y, width: innerWidth - 90, lines: 1 },
      { size: 7.5, color: printColors.soft },
    )
    sheet.write(
      paperWords.page(page - start + 1, count)[language],
      { x: margin + innerWidth - 88, y, width: 88, align: 'end' },
      { size: 7.5, color: printColors.soft },
    )
  }
}

const ageAt = (bornOn: string, now: Date, zone: string): number => {
  const today = dayOf(now, zone)
  return Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4)) - (today.slice(5) < bornOn.slice(5) ? 1 : 0)
}
