import type { Euros } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'

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
