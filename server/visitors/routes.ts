import { contract } from '#contract/contract.ts'
import { perVisitor as perAccountVisitor, perLink } from '#server/accounts/limits.ts'
import { prepareConfirmation } from '#server/accounts/registration/confirm-address.ts'
import { asLinkOwner } from '#server/accounts/use-token.ts'
import { system } from '#server/ground/data/db.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { bookAsVisitor, prepareVisitorBooking } from './book.ts'
import { confirmAndBook } from './confirm.ts'
import { holdForVisitor, releaseForVisitor } from './hold.ts'
import { perVisitor } from './limits.ts'

export const visitorRoutes: readonly Bound[] = [
  bind(contract.holdForVisitor, holdForVisitor, {
    limits: (_, { address }) => [
      [perVisitor.hold, address],
      [perVisitor.holdDay, address],
    ],
    shownAs: () => system,
    queueOf: ({ dietitian }) => dietitian,
    neverStored: true,
  }),
  bind(contract.releaseForVisitor, releaseForVisitor, { shownAs: () => system, neverStored: true }),
  bind(contract.bookAsVisitor, bookAsVisitor, {
    limits: (_, { address }) => [
      [perAccountVisitor.registration, address],
      [perAccountVisitor.registrationDay, address],
    ],
    before: prepareVisitorBooking,
  }),
  bind(contract.confirmAddress, confirmAndBook, {
    limits: ({ token }, { address }) => [
      [perAccountVisitor.link, address],
      [perLink.confirmation, hashToken(token)],
    ],
    before: prepareConfirmation,
    shownAs: asLinkOwner,
  }),
]
