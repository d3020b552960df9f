import { addEuros, subtractEuros, type Euros } from '@hautelisse/domain/money'
import type { OptionRow } from '@hautelisse/domain/transmission'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'

/** What the duty on late sums may come to on top of its lowest: 0 € if the law is clear (INH-15). */
export const openDuty = (row: OptionRow): Euros => subtractEuros(row.highest_late_duty, row.late_duty)

/** The tax of one person, from its lowest to its highest. */
export const taxOf = (row: OptionRow): { readonly lowest: Euros; readonly highest: Euros } => {
  const lowest = addEuros(row.duty, row.life_insurance_tax)
  return { lowest, highest: addEuros(lowest, openDuty(row)) }
}

type TaxRangeProps = Pick<ComponentProps<typeof Amount>, 'size'> & { readonly lowest: Euros; readonly highest: Euros }

/** A tax, or its lowest and highest where the law is open (INH-15). */
export const TaxRange = ({ lowest, highest, ...size }: TaxRangeProps): ReactElement =>
  lowest.equals(highest) ? (
    <Amount value={lowest} {...size} />
  ) : (
    <span>
      <Trans id="transmission.late.from-to">
        de&nbsp;
        <Amount value={lowest} {...size} /> à&nbsp;
        <Amount value={highest} {...size} />
      </Trans>
    </span>
  )
