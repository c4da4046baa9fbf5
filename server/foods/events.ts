import { about, audited, detail, recorder } from '#server/ground/data/events.ts'

export const foodEvents = {
  'foods.added': about('food', []),
  'foods.saved': about('food', []),
  'foods.removed': about('food', []),
  'foods.imported': about('user', [], detail<{ added: number }>()),
  /** Done by an operator, without an account: `by` is their user on the machine. */
  'foods.release_imported': audited(
    'food_release',
    [],
    detail<{ by: string; added: number; changed: number; same: number; refused: number; isWhole: boolean }>(),
  ),
}

export const record = recorder(foodEvents)
