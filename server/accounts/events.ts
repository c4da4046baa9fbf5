import type { TokenScope } from '#contract/accounts/access-tokens.ts'
import type { Duty, Role } from '#contract/accounts/role.ts'
import type { Language } from '#contract/language.ts'
import { audited, detail, recorder } from '#server/ground/data/events.ts'

/** `way` is the path that the person was heading for, encrypted by `sealRedirect`. */
type Asked = { language: Language; way?: string }
type Device = { browser?: string | null; system?: string | null }
type Granted = { role: Role; duties?: readonly Duty[] }
type Linked = { token: string }

const secondFactorChanged = audited('user', ['account_second_factor_changed', 'subject_notified'])

const connectionChanged = audited('user', ['account_connection_changed'], detail<{ provider: string }>())

export const accountEvents = {
  'account.registered': audited('user', ['account_confirmation'], detail<Asked & { mail: boolean }>()),
  'account.confirmation_asked': audited('user', ['account_confirmation'], detail<Asked>()),
  'account.registration_repeated': audited('user', ['account_known_already']),
  'account.confirmed': audited('user', [], detail<{ anew?: boolean }>()),
  'account.created_by_hand': audited('user', []),
  'account.reset_asked': audited('user', ['account_reset']),
  'account.password_changed': audited(
    'user',
    ['account_password_changed', 'subject_notified', 'push_forgotten'],
    detail<{ by: 'change' | 'reset' }>(),
  ),
  'account.address_asked': audited(
    'user',
    ['account_new_address', 'account_address_warning', 'subject_notified'],
    detail<Linked>(),
  ),
  'account.address_changed': audited(
    'user',
    ['account_address_changed', 'newsletter_by_address', 'subject_notified'],
    detail<Linked>(),
  ),
  'account.language_chosen': audited('user', [], detail<{ language: Language }>()),
  'account.primary_role_set': audited('user', [], detail<Granted>()),
  'account.role_granted': audited('user', ['subject_notified'], detail<Granted>()),
  'account.role_revoked': audited('user', ['subject_notified'], detail<Granted>()),
  'account.duties_changed': audited(
    'user',
    ['subject_notified'],
    detail<{ from: readonly Duty[]; to: readonly Duty[] }>(),
  ),
  'account.second_factor_on': secondFactorChanged,
  'account.second_factor_off': secondFactorChanged,
  'account.second_factor_reset': secondFactorChanged,
  'account.recovery_codes_renewed': secondFactorChanged,
  'account.recovery_code_used': secondFactorChanged,
  'account.access_token_made': audited(
    'user',
    ['account_access_token_made', 'subject_notified'],
    detail<{ accessToken: string; scope: TokenScope }>(),
  ),
  'account.access_token_revoked': audited('user', [], detail<{ accessToken: string }>()),
  'account.looked_up': audited('user', []),
  'account.suspended': audited('user', ['account_suspended', 'push_forgotten']),
  'account.reinstated': audited('user', ['account_reinstated', 'directory_refresh']),
  'account.signed_out': audited('user', ['push_forgotten']),
  'account.connected': connectionChanged,
  'account.disconnected': connectionChanged,
  'account.copied': audited('user', []),
  'account.leaving': audited('user', ['account_leaving', 'appointments_of_leaver']),
  'account.kept': audited('user', ['account_kept', 'directory_refresh']),
  'account.grace_over': audited('user', ['account_erase']),
  'account.erased': audited('user', []),
  'session.started': audited('user', [], detail<Device>()),
  'session.started_elsewhere': audited('user', ['account_new_device', 'subject_notified'], detail<Device>()),
  'session.proven': audited('user', []),
  'session.role_switched': audited('user', [], detail<{ from: Role; to: Role }>()),
  'session.ended': audited('user', ['push_forgotten'], detail<{ session?: string; others?: number }>()),
}

export const record = recorder(accountEvents)
