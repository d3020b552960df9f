import type { Euros } from '@hautelisse/domain/money'
import { allocated, yearlyPayment } from '@hautelisse/domain/tax-saving'
import type { Asked } from './context.ts'

/** Payment of the year that an answer is about. */
export const paymentOf = ({ request, answer }: Asked): Euros =>
  answer.payment ?? yearlyPayment(allocated(request.allocated_amount, request.allocated_periodicity, answer.vv_envelope_monthly))
