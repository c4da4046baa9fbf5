import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { addFood, importFoods, readFood, removeFood, saveFood } from './foods.ts'
import { searchFoods } from './search-foods.ts'

export const foodRoutes: readonly Bound[] = [
  bindRead(contract.searchFoods, searchFoods),
  bindRead(contract.readFood, readFood),
  bind(contract.addFood, addFood),
  bind(contract.importFoods, importFoods),
  bind(contract.saveFood, saveFood),
  bind(contract.removeFood, removeFood),
]
