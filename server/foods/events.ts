import { about, detail, recorder } from '#server/ground/data/events.ts'

export const foodEvents = {
  'foods.added': about('food', []),
  'foods.saved': about('food', []),
  'foods.removed': about('food', []),
  'foods.imported': about('user', [], detail<{ added: number }>()),
  /** By an operator, who has no account for it: `by` is who they are on the machine. */
  'foods.release_imported': about(
    'food_release',
    [],
    detail<{ by: string; added: number; changed: number; same: number; refused: number; isWhole: boolean }>(),
  ),
}

export const record = recorder(foodEvents)
