import type { PaymentKind } from '@hautelisse/domain/payment-life'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What each way to pay is called. */
export const KIND_NAMES: Readonly<Record<PaymentKind, MessageDescriptor>> = {
  'voluntary-deducted': msg({ id: 'tax.life.kind.deducted', message: 'Versement déduit' }),
  'voluntary-not-deducted': msg({ id: 'tax.life.kind.not-deducted', message: 'Versement non déduit' }),
  premium: msg({ id: 'tax.life.kind.premium', message: 'Intéressement ou participation' }),
  'top-up': msg({ id: 'tax.life.kind.top-up', message: 'Abondement de l’employeur' }),
  mandatory: msg({ id: 'tax.life.kind.mandatory', message: 'Versement obligatoire du salarié' }),
}
