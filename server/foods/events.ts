import { about, detail, recorder } from '#server/data/events.ts'

export const foodEvents = {
  'foods.added': about('food', []),
  'foods.saved': about('food', []),
  'foods.removed': about('food', []),
  'foods.imported': about('user', [], detail<{ added: number }>()),
}

export const record = recorder(foodEvents)
