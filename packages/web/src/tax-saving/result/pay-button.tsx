import { pathTo } from '@hautelisse/domain/portal'
import type { PaymentTarget, Variant } from '@hautelisse/domain/tax-saving'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button, TextLink } from '../../ui/button/index.ts'
import { drawings, Icon } from '../../ui/icon/index.ts'
import { Note } from '../../ui/note/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import { usePayment } from '../use-payment.ts'
import * as styles from './result.css.ts'

const PayWords = ({ variant }: { readonly variant: Variant }): ReactElement => {
  switch (variant) {
    case 'public':
      return <Trans id="tax.result.pay-public">Verser sur mon compte</Trans>
    case 'embedded':
      return <Trans id="tax.result.pay-embedded">Je verse</Trans>
    case 'standalone':
    case 'contained':
      return <Trans id="accounts.act.payment">Faire un versement</Trans>
    default:
      return variant satisfies never
  }
}

/** The payment opens beside the other site's page. */
const NewTabMark = (): ReactElement => (
  <>
    <Icon of={drawings.ArrowSquareOut} />
    <VisuallyHidden>
      <Trans id="ui.footer.new-tab">(nouvel onglet)</Trans>
    </VisuallyHidden>
  </>
)

/** The payment behind a link, for a browser that let no tab open. */
const BlockedTab = (): ReactElement => (
  <Note kind="warn" className={styles.blocked}>
    <p>
      <Trans id="tax.embedded.blocked">Votre navigateur a empêché l’ouverture d’un nouvel onglet.</Trans>
    </p>
    <TextLink href={pathTo('payment')} target="_blank" rel="noopener" icon={drawings.ArrowSquareOut} trailing>
      <Trans id="tax.embedded.payment">Ouvrir le versement (nouvel onglet)</Trans>
    </TextLink>
  </Note>
)

type PayButtonProps = { readonly variant: Variant; readonly target: PaymentTarget }

/** The way to the payment, under the words of the variant; a visitor signs in first (TAX-13 to TAX-16). */
export const WayToPay = ({ variant, target }: PayButtonProps): ReactElement => {
  const { pay, isAsking, isBlocked } = usePayment()
  return (
    <div className={styles.pay}>
      <Button wide busy={isAsking} onClick={() => pay(target)}>
        {isAsking ? <Trans id="session.authcallback.page">Connexion en cours</Trans> : <PayWords variant={variant} />}
        {variant === 'embedded' && <NewTabMark />}
      </Button>
      {variant === 'embedded' && <div aria-live="polite">{isBlocked && <BlockedTab />}</div>}
    </div>
  )
}
