import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** A piece of a line that one font draws in one direction. */
export type Piece<Face> = { text: string; face: Face }

/** The pieces of a line as they stand from left to right, whatever directions are mixed in it. Marks of direction are obeyed and gone. */
export function piecesOf<Face>(
  line: string,
  direction: 'ltr' | 'rtl',
  faceOf: (letter: string) => Face,
): Piece<Face>[] {
  const levels = bidi.getEmbeddingLevels(line, direction)
  const pieces: (Piece<Face> & { isBackward: boolean; at: number })[] = []
  for (const at of bidi.getReorderedIndices(line, levels)) {
    const letter = line[at] ?? ''
    if (isMark.test(letter)) continue
    const face = faceOf(letter)
    const isBackward = (levels.levels[at] ?? 0) % 2 === 1
    const shown = (isBackward && bidi.getMirroredCharacter(letter)) || letter
    const last = pieces.at(-1)
    const isNext = last && last.face === face && last.isBackward === isBackward
    if (isNext) {
      last.text = isBackward ? shown + last.text : last.text + shown
    } else pieces.push({ text: shown, face, isBackward, at })
  }
  // A font turns Arabic around by itself; what stands between Arabic words has to be turned here.
  return pieces.map(({ text, face, isBackward }) => ({
    text: isBackward && !/\p{Script=Arabic}/u.test(text) ? [...text].reverse().join('') : text,
    face,
  }))
}

const isMark = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/
