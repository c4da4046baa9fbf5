import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { beginProviderSignIn, prepareProviderSignIn } from './connections/begin-provider-sign-in.ts'
import { connect, disconnect, listConnections } from './connections/connections.ts'
import { asVouched, enter, prepareEntry } from './connections/enter-by-provider.ts'
import { finishProviderSignIn, verifyProviderAnswer } from './connections/finish-provider-sign-in.ts'
import { perLink, perMailbox, perPerson, perVisitor } from './limits.ts'
import { changeDuties } from './people/duties.ts'
import { grantRole } from './people/grant-role.ts'
import { listRoles, setPrimaryRole, switchRole } from './people/own-roles.ts'
import { mailPerson, readPerson, signOutPerson, spendMailLimit } from './people/person.ts'
import { resetSecondFactor } from './people/reset-second-factor.ts'
import { revokeRole } from './people/revoke-role.ts'
import { searchPeople } from './people/search-people.ts'
import { prepareRegistration, register } from './registration/register.ts'
import { mayMailConfirmation, sendConfirmation } from './registration/send-confirmation.ts'
import {
  listAccessTokens,
  makeAccessToken,
  revokeAccessToken,
} from './security/access-tokens/access-tokens.ts'
import { changePassword, preparePassword } from './security/change-password.ts'
import { chooseLanguage } from './security/choose-language.ts'
import { copyMyData } from './security/copy-of-data/copy-my-data.ts'
import { deleteAccount } from './security/delete-account.ts'
import { askForNewAddress, confirmNewAddress, readNewAddress } from './security/new-address.ts'
import { readSecurity } from './security/read-security.ts'
import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
} from './security/second-factor.ts'
import { endOtherSessions, endSession, listSessions } from './security/sessions.ts'
import { askForReset, mayMailReset } from './sign-in/ask-for-reset.ts'
import { assertPassword, provePassword } from './sign-in/prove-password.ts'
import { prepareReset, resetPassword } from './sign-in/reset-password.ts'
import { readSession, renewSession, signOut } from './sign-in/session.ts'
import { asVerifiedAccount, signIn, tryPassword } from './sign-in/sign-in.ts'
import { asLinkOwner } from './use-token.ts'

export const accountRoutes: readonly Bound[] = [
  bind(contract.register, register, {
    limits: (_, { address }) => [
      [perVisitor.registration, address],
      [perVisitor.registrationDay, address],
    ],
    before: prepareRegistration,
  }),
  bind(contract.sendConfirmation, sendConfirmation, {
    limits: (_, { address }) => [[perVisitor.reset, address]],
    before: mayMailConfirmation,
  }),
  bind(contract.askForReset, askForReset, {
    limits: (_, { address }) => [[perVisitor.reset, address]],
    before: mayMailReset,
  }),
  bind(contract.resetPassword, resetPassword, {
    limits: ({ token }, { address }) => [
      [perVisitor.link, address],
      [perLink.reset, hashToken(token)],
    ],
    before: prepareReset,
    shownAs: asLinkOwner,
  }),
  bind(contract.changePassword, changePassword, {
    limits: (_, { actor, address }) => [
      [perPerson.password, actor.id],
      [perVisitor.password, address],
    ],
    before: preparePassword,
  }),
  bind(contract.askForNewAddress, askForNewAddress, {
    limits: ({ email }, { actor }) => [
      [perPerson.newAddress, actor.id],
      [perMailbox.newAddress, email],
    ],
  }),
  bind(contract.confirmNewAddress, confirmNewAddress, {
    limits: (_, { address }) => [[perVisitor.link, address]],
    before: readNewAddress,
    shownAs: asLinkOwner,
  }),
  bind(contract.signIn, signIn, { before: tryPassword, shownAs: asVerifiedAccount, neverStored: true }),
  bind(contract.beginProviderVisit, beginProviderSignIn, {
    limits: (_, { address }) => [[perVisitor.provider, address]],
    before: prepareProviderSignIn,
    neverStored: true,
  }),
  bind(contract.endProviderVisit, finishProviderSignIn, {
    limits: (_, { address }) => [[perVisitor.provider, address]],
    before: verifyProviderAnswer,
    neverStored: true,
  }),
  bind(contract.enterByProvider, enter, {
    limits: (_, { address }) => [[perVisitor.provider, address]],
    before: prepareEntry,
    shownAs: asVouched,
    neverStored: true,
  }),
  bindRead(contract.listConnections, listConnections),
  bind(contract.connectAccount, connect, { neverStored: true }),
  bind(contract.disconnectAccount, disconnect),
  bindRead(contract.readSession, readSession),
  bind(contract.renewSession, renewSession),
  bind(contract.signOut, signOut),
  bind(contract.provePassword, provePassword, {
    limits: (_, { actor, address }) => [
      [perPerson.password, actor.id],
      [perVisitor.password, address],
    ],
    before: (house, { password }, caller) => assertPassword(house, caller, password, 'password'),
  }),
  bind(contract.listSessions, listSessions),
  bind(contract.endSession, endSession),
  bind(contract.endOtherSessions, endOtherSessions),
  bind(contract.listAccessTokens, listAccessTokens),
  bind(contract.makeAccessToken, makeAccessToken, {
    limits: (_, { actor }) => [[perPerson.accessToken, actor.id]],
    neverStored: true,
  }),
  bind(contract.revokeAccessToken, revokeAccessToken),
  bind(contract.listRoles, listRoles),
  bind(contract.switchRole, switchRole),
  bind(contract.setPrimaryRole, setPrimaryRole),
  bind(contract.readSecurity, readSecurity),
  bind(contract.beginSecondFactor, beginSecondFactor, { neverStored: true }),
  bind(contract.enableSecondFactor, enableSecondFactor, {
    limits: (_, { actor }) => [[perPerson.code, actor.id]],
    neverStored: true,
  }),
  bind(contract.disableSecondFactor, disableSecondFactor),
  bind(contract.renewRecoveryCodes, renewRecoveryCodes, { neverStored: true }),
  bind(contract.chooseLanguage, chooseLanguage),
  bindRead(contract.searchPeople, searchPeople),
  bind(contract.readPerson, readPerson),
  bind(contract.signOutPerson, signOutPerson),
  bind(contract.mailPerson, mailPerson, { before: spendMailLimit }),
  bind(contract.grantRole, grantRole),
  bind(contract.revokeRole, revokeRole),
  bind(contract.changeDuties, changeDuties),
  bind(contract.resetSecondFactor, resetSecondFactor),
  bindFile(contract.copyMyData, copyMyData),
  bind(contract.deleteAccount, deleteAccount),
]
