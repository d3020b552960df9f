import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'

/** What gifts change, and what they leave (BEY-71, BEY-73). */
export const GiftsChangeTax = (): ReactElement => (
  <Trans id="transmission.gifts.shares">
    Avec les donations de moins de 15&nbsp;ans que vous indiquez, seul l’impôt change, pas les parts&nbsp;: elles sont celles de
    la loi, sans rapport ni réserve.
  </Trans>
)
