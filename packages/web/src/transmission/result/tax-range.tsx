import { addEuros, subtractEuros, type Euros } from '@hautelisse/domain/money'
import type { OptionRow } from '@hautelisse/domain/transmission'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Amount } from '../../ui/amount/index.ts'

/** What the duty on late sums may come to on top of its lowest: 0 € if the law is clear (INH-15). */
export const openDuty = (row: OptionRow): Euros => subtractEuros(row.highest_late_duty, row.late_duty)

/** The tax of one person, from its lowest to its highest. */
export const taxOf = (row: OptionRow): { readonly lowest: Euros; readonly highest: Euros } => {
  const lowest = addEuros(row.duty, row.life_insurance_tax)
  return { lowest, highest: addEuros(lowest, openDuty(row)) }
}

type TaxRangeProps = Pick<ComponentProps<typeof Amount>, 'size'> & {
  readonly lowest: Euros
  readonly highest: Euros
  /** The lowest as a figure that opens. */
  readonly figure?: ReactNode
}

/** A tax, or its lowest and highest where the law is open (INH-15). */
export const TaxRange = ({ lowest, highest, figure, ...size }: TaxRangeProps): ReactElement => {
  const first = figure ?? <Amount value={lowest} {...size} />
  if (lowest.equals(highest)) return <>{first}</>
  return (
    <span>
      <Trans id="transmission.late.from-to">
        de&nbsp;{first} à&nbsp;
        <Amount value={highest} {...size} />
      </Trans>
    </span>
  )
}
