import type { TokenScope } from '#contract/accounts/access-tokens.ts'
import type { Duty, Role } from '#contract/accounts/role.ts'
import type { Language } from '#contract/language.ts'
import { about, detail, recorder } from '#server/ground/data/events.ts'

/** `way` is the path the person was heading for, sealed by `sealRedirect`. */
type Asked = { language: Language; way?: string }
type Device = { browser?: string | null; system?: string | null }
type Granted = { role: Role; duties?: readonly Duty[] }
type Linked = { token: string }

const secondFactorChanged = about('user', ['account_second_factor_changed', 'subject_notified'])

const connectionChanged = about('user', ['account_connection_changed'], detail<{ provider: string }>())

export const accountEvents = {
  'account.registered': about('user', ['account_confirmation'], detail<Asked & { mail: boolean }>()),
  'account.confirmation_asked': about('user', ['account_confirmation'], detail<Asked>()),
  'account.registration_repeated': about('user', ['account_known_already']),
  'account.confirmed': about('user', [], detail<{ anew?: boolean }>()),
  'account.created_by_hand': about('user', []),
  'account.reset_asked': about('user', ['account_reset']),
  'account.password_changed': about(
    'user',
    ['account_password_changed', 'subject_notified', 'push_forgotten'],
    detail<{ by: 'change' | 'reset' }>(),
  ),
  'account.address_asked': about(
    'user',
    ['account_new_address', 'account_address_warning', 'subject_notified'],
    detail<Linked>(),
  ),
  'account.address_changed': about(
    'user',
    ['account_address_changed', 'newsletter_by_address', 'subject_notified'],
    detail<Linked>(),
  ),
  'account.language_chosen': about('user', [], detail<{ language: Language }>()),
  'account.primary_role_set': about('user', [], detail<Granted>()),
  'account.role_granted': about('user', ['subject_notified'], detail<Granted>()),
  'account.role_revoked': about('user', ['subject_notified'], detail<Granted>()),
  'account.duties_changed': about(
    'user',
    ['subject_notified'],
    detail<{ from: readonly Duty[]; to: readonly Duty[] }>(),
  ),
  'account.second_factor_on': secondFactorChanged,
  'account.second_factor_off': secondFactorChanged,
  'account.second_factor_reset': secondFactorChanged,
  'account.recovery_codes_renewed': secondFactorChanged,
  'account.recovery_code_used': secondFactorChanged,
  'account.access_token_made': about(
    'user',
    ['account_access_token_made', 'subject_notified'],
    detail<{ accessToken: string; scope: TokenScope }>(),
  ),
  'account.access_token_revoked': about('user', [], detail<{ accessToken: string }>()),
  'account.looked_up': about('user', []),
  'account.suspended': about('user', ['account_suspended', 'push_forgotten']),
  'account.reinstated': about('user', ['account_reinstated', 'directory_refresh']),
  'account.signed_out': about('user', ['push_forgotten']),
  'account.connected': connectionChanged,
  'account.disconnected': connectionChanged,
  'account.copied': about('user', []),
  'account.leaving': about('user', ['account_leaving', 'appointments_of_leaver']),
  'account.kept': about('user', ['account_kept', 'directory_refresh']),
  'account.grace_over': about('user', ['account_erase']),
  'account.erased': about('user', []),
  'session.started': about('user', [], detail<Device>()),
  'session.started_elsewhere': about('user', ['account_new_device', 'subject_notified'], detail<Device>()),
  'session.proven': about('user', []),
  'session.role_switched': about('user', [], detail<{ from: Role; to: Role }>()),
  'session.ended': about('user', ['push_forgotten'], detail<{ session?: string; others?: number }>()),
}

export const record = recorder(accountEvents)
