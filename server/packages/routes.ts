import {
  addOffer as addOfferRoute,
  bookWithPackage as bookWithPackageRoute,
  listMyPackages as listMyPackagesRoute,
  listOffers as listOffersRoute,
  listPackages as listPackagesRoute,
  saveOffer as saveOfferRoute,
  withdrawOffer as withdrawOfferRoute,
} from '#contract/packages.ts'
import { limitAttempts } from '#server/appointments/limits.ts'
import { loadPage } from '#server/appointments/page.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { addOffer } from './add-offer.ts'
import { bookWithPackage } from './book-with-package.ts'
import { listMyPackages } from './list-my-packages.ts'
import { listOffers } from './list-offers.ts'
import { listPackages } from './list-packages.ts'
import { saveOffer } from './save-offer.ts'
import { withdrawOffer } from './withdraw-offer.ts'

export const packageRoutes: readonly Bound[] = [
  bindRead(listMyPackagesRoute, listMyPackages),
  bind(addOfferRoute, addOffer),
  bind(saveOfferRoute, saveOffer),
  bind(withdrawOfferRoute, withdrawOffer),
  bindRead(listOffersRoute, listOffers),
  bindRead(listPackagesRoute, listPackages),
  bind(bookWithPackageRoute, bookWithPackage, {
    limit: limitAttempts,
    crowdOf: ({ dietitian }) => dietitian,
    readAgain: { subjectOf: ({ appointment }) => appointment.id, read: loadPage },
  }),
]
