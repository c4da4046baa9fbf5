import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { beginProviderSignIn, prepareProviderSignIn } from './connections/begin-provider-sign-in.ts'
import { connect } from './connections/connect.ts'
import { disconnect } from './connections/disconnect.ts'
import { asVouched, enter, prepareEntry } from './connections/enter-by-provider.ts'
import { finishProviderSignIn, verifyProviderAnswer } from './connections/finish-provider-sign-in.ts'
import { listConnections } from './connections/list-connections.ts'
import { perLink, perMailbox, perPerson, perVisitor } from './limits.ts'
import { changeDuties } from './people/duties.ts'
import { grantRole } from './people/grant-role.ts'
import { listRoles } from './people/list-roles.ts'
import { mailPerson, spendMailLimit } from './people/mail-person.ts'
import { readPerson } from './people/read-person.ts'
import { resetSecondFactor } from './people/reset-second-factor.ts'
import { revokeRole } from './people/revoke-role.ts'
import { searchPeople } from './people/search-people.ts'
import { setPrimaryRole } from './people/set-primary-role.ts'
import { signOutPerson } from './people/sign-out-person.ts'
import { switchRole } from './people/switch-role.ts'
import { confirmAddress, prepareConfirmation } from './registration/confirm-address.ts'
import { prepareRegistration, register } from './registration/register.ts'
import { mayMailConfirmation, sendConfirmation } from './registration/send-confirmation.ts'
import { listAccessTokens } from './security/access-tokens/list-access-tokens.ts'
import { makeAccessToken } from './security/access-tokens/make-access-token.ts'
import { revokeAccessToken } from './security/access-tokens/revoke-access-token.ts'
import { askForNewAddress } from './security/ask-for-new-address.ts'
import { beginSecondFactor } from './security/begin-second-factor.ts'
import { changePassword, preparePassword } from './security/change-password.ts'
import { chooseLanguage } from './security/choose-language.ts'
import { confirmNewAddress, readNewAddress } from './security/confirm-new-address.ts'
import { copyMyData } from './security/copy-of-data/copy-my-data.ts'
import { deleteAccount } from './security/delete-account.ts'
import { disableSecondFactor } from './security/disable-second-factor.ts'
import { enableSecondFactor } from './security/enable-second-factor.ts'
import { endOtherSessions } from './security/end-other-sessions.ts'
import { endSession } from './security/end-session.ts'
import { listSessions } from './security/list-sessions.ts'
import { readSecurity } from './security/read-security.ts'
import { renewRecoveryCodes } from './security/renew-recovery-codes.ts'
import { askForReset, mayMailReset } from './sign-in/ask-for-reset.ts'
import { assertPassword, provePassword } from './sign-in/prove-password.ts'
import { readSession } from './sign-in/read-session.ts'
import { renewSession } from './sign-in/renew-session.ts'
import { prepareReset, resetPassword } from './sign-in/reset-password.ts'
import { asVerifiedAccount, signIn, tryPassword } from './sign-in/sign-in.ts'
import { signOut } from './sign-in/sign-out.ts'
import { asLinkOwner } from './use-token.ts'

export const accountRoutes: readonly Bound[] = [
  bind(contract.register, register, {
    limits: (_, { address }) => [
      [perVisitor.registration, address],
      [perVisitor.registrationDay, address],
    ],
    before: prepareRegistration,
  }),
  bind(contract.confirmAddress, confirmAddress, {
    limits: ({ token }, { address }) => [
      [perVisitor.link, address],
      [perLink.confirmation, hashToken(token)],
    ],
    before: prepareConfirmation,
    shownAs: asLinkOwner,
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
