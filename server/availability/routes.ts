import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { addException, removeException, saveException } from './exceptions.ts'
import { readAvailability, saveAvailability } from './hours.ts'
import { listSlots } from './list-slots.ts'
import { listTimesToBook } from './list-times-to-book.ts'
import { readMyDays } from './read-my-days.ts'

export const availabilityRoutes: readonly Bound[] = [
  bindRead(contract.readAvailability, readAvailability),
  bind(contract.saveAvailability, saveAvailability),
  bind(contract.addException, addException),
  bind(contract.saveException, saveException),
  bind(contract.removeException, removeException),
  bindRead(contract.readMyDays, readMyDays),
  bindRead(contract.listTimesToBook, listTimesToBook),
  bindRead(contract.listSlots, listSlots, { queueOf: ({ id }) => id }),
]
