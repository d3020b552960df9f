import type { Variant } from '@hautelisse/domain/tax-saving'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../../ui/button/index.ts'
import { drawings, Icon } from '../../ui/icon/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'

const Words = ({ variant }: { readonly variant: Variant }): ReactElement => {
  switch (variant) {
    case 'public':
      return <Trans id="tax.result.pay-public">Verser sur mon compte</Trans>
    case 'embedded':
      return (
        <>
          <Trans id="tax.result.pay-embedded">Je verse</Trans>
          <Icon of={drawings.ArrowSquareOut} />
          <VisuallyHidden>
            <Trans id="tax.result.new-tab">(nouvel onglet)</Trans>
          </VisuallyHidden>
        </>
      )
    case 'standalone':
    case 'contained':
      return <Trans id="tax.result.pay">Faire un versement</Trans>
    default:
      return variant satisfies never
  }
}

type PayButtonProps = { readonly variant: Variant; readonly onClick: () => void }

/** The way to the payment, under the words of the variant (TAX-13 to TAX-16). */
export const PayButton = ({ variant, onClick }: PayButtonProps): ReactElement => (
  <Button wide onClick={onClick}>
    <Words variant={variant} />
  </Button>
)
