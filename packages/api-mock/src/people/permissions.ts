import type { SwitchReadings } from '@hautelisse/domain/fund-switch'
import type { PaymentPermission } from '@hautelisse/domain/payment'

import type { Person } from './person.ts'

/**
 * Says what the acts of employee savings are authorised for (P-PERM-08).
 *
 * @param person whose savings they are
 */
export const actPermissionsOf = ({ refused = [] }: Person): NonNullable<SwitchReadings['permissions']> => ({
  authorizedAct: !refused.includes('switches'),
  companyTopUp: true,
  isVoluntaryPaymentAllowed: true,
})

/**
 * Says whether a person may pay to a family of savings, once or again and again (ENT-54).
 *
 * @param person who pays
 * @param scope employee savings, or retirement contracts
 */
export const paymentPermissionOf = ({ refused = [] }: Person, scope: 's2e' | 'ais'): PaymentPermission => {
  const isOpen = !refused.includes(scope === 's2e' ? 'payments' : 'retirement-payments')
  return { punctual: isOpen, periodic: isOpen }
}
