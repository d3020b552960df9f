import { selectAnnuity, type WithdrawalSnapshot } from '@hautelisse/machines/withdrawal'

/** Whether anything becomes an annuity; without it there is no option to choose and nothing to draw. */
export const isConverting = ({ snapshot }: { readonly snapshot: WithdrawalSnapshot }): boolean =>
  selectAnnuity(snapshot)?.plain.month.isZero() === false
