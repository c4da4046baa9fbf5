import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** A run of text in one direction, or of boxes drawn for letters that the font lacks. */
type Piece = { text: string; isDrawn: boolean }

/** The runs of a line from left to right, whatever directions it mixes. Direction marks are applied, then dropped. */
export function visualRuns(
  line: string,
  direction: 'ltr' | 'rtl',
  isToBeDrawn: (letter: string) => boolean,
): Piece[] {
  const levels = bidi.getEmbeddingLevels(line, direction)
  const pieces: (Piece & { isBackward: boolean; isArabic: boolean })[] = []
  for (const at of bidi.getReorderedIndices(line, levels)) {
    const letter = line[at] ?? ''
    if (isMark.test(letter)) continue
    const isDrawn = isToBeDrawn(letter)
    const isBackward = (levels.levels[at] ?? 0) % 2 === 1
    const shown = (isBackward && bidi.getMirroredCharacter(letter)) || letter
    const last = pieces.at(-1)
    // The font reverses Arabic by itself; anything between Arabic words has to be reversed here.
    const isArabic = isBackward && /[\p{Script=Arabic}\p{M} ]/u.test(letter)
    const isNext = last?.isDrawn === isDrawn && last.isBackward === isBackward && last.isArabic === isArabic
    if (last && isNext) {
      last.text = isBackward ? shown + last.text : last.text + shown
    } else pieces.push({ text: shown, isDrawn, isBackward, isArabic })
  }
  return pieces.map(({ text, isDrawn, isBackward, isArabic }) => ({
    text: isBackward && !isArabic ? [...text].reverse().join('') : text,
    isDrawn,
  }))
}

const isMark = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/
