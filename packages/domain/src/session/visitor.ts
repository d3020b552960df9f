import type { User } from './user.ts'

/** The visitor before signing in (P-USER-07). */
export const VISITOR: User = {
  logged: false,
  scopes: [],
  localization: 'fr',
  is_mirror: false,
  accounts: [],
  actions: 0,
  has_validate_acon_otp: false,
  seeOpinionMessage: false,
}
