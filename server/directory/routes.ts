import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { countDietitians } from './count-dietitians.ts'
import { forgetDietitian } from './forget-dietitian.ts'
import { limitSearch } from './limits.ts'
import { readPublicListing } from './public/read-public-listing.ts'
import { savePublicListing } from './public/save-public-listing.ts'
import { readDietitian } from './read-dietitian.ts'
import { saveDietitian } from './save-dietitian.ts'
import { searchDietitians } from './search-dietitians.ts'

export const directoryRoutes: readonly Bound[] = [
  bindRead(contract.searchDietitians, searchDietitians, { limit: limitSearch }),
  bindRead(contract.countDietitians, countDietitians, { limit: limitSearch }),
  bindRead(contract.readDietitian, readDietitian),
  bind(contract.saveDietitian, saveDietitian),
  bind(contract.forgetDietitian, forgetDietitian),
  bindRead(contract.readPublicListing, readPublicListing),
  bind(contract.savePublicListing, savePublicListing),
]
