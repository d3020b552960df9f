import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { text } from '../ui/page/index.ts'

/** In which order ceilings are used and how long they last, and that the law itself was not read. */
export const OrderDoubt = (): ReactElement => (
  <p className={text({ as: 'small' })}>
    <Trans id="ceilings.order.doubt">
      Ordre&nbsp;: le plafond de l’année, puis le plus ancien. Trois ans pour les plafonds jusqu’à 2025, cinq ans à partir de
      2026&nbsp;: selon deux commentaires de la loi de finances pour 2026, dont nous n’avons pas lu le texte.
    </Trans>
  </p>
)
