import type { Cron } from '#server/ground/data/job.ts'
import { deleteExpiredSignIns } from './connections/provider-sign-in.ts'
import { accountConfirmation, accountNewAddress, accountReset } from './mail-links.ts'
import {
  accountAccessTokenMade,
  accountAddressChanged,
  accountAddressWarning,
  accountConnectionChanged,
  accountKept,
  accountKnownAlready,
  accountLeaving,
  accountNewDevice,
  accountPasswordChanged,
  accountPhoneChanged,
  accountReinstated,
  accountSecondFactorChanged,
  accountSuspended,
  recordOpened,
} from './mail-notices.ts'
import { endGracePeriods, eraseAccount } from './security/erase.ts'
import { tidyAccounts } from './tidy.ts'

export const accountJobs = {
  account_confirmation: accountConfirmation,
  account_known_already: accountKnownAlready,
  account_reset: accountReset,
  account_password_changed: accountPasswordChanged,
  account_new_address: accountNewAddress,
  account_address_warning: accountAddressWarning,
  account_address_changed: accountAddressChanged,
  account_access_token_made: accountAccessTokenMade,
  account_phone_changed: accountPhoneChanged,
  account_new_device: accountNewDevice,
  account_second_factor_changed: accountSecondFactorChanged,
  account_connection_changed: accountConnectionChanged,
  account_suspended: accountSuspended,
  account_reinstated: accountReinstated,
  record_opened: recordOpened,
  account_leaving: accountLeaving,
  account_kept: accountKept,
  account_erase: eraseAccount,
}

export const accountCron = {
  end_graces: { at: '*/10 * * * *', work: endGracePeriods },
  forget_visits: { at: '*/10 * * * *', work: deleteExpiredSignIns },
  tidy_accounts: { at: '20 0 * * *', work: tidyAccounts },
} satisfies Cron
