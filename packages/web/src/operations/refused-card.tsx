import type { Operation } from '@hautelisse/domain/operations'
import { isRefusedCard, paymentAgain } from '@hautelisse/domain/payment'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { linkTo } from '../shell/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Stack, text } from '../ui/page/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './refused-card.css.ts'

/** A payment whose card the bank refused: nothing was debited, and it can be tried again with its answers (PAYM-20). */
export const RefusedCard = ({ operation }: { readonly operation: Operation }): ReactElement | null =>
  isRefusedCard(operation) ? (
    <div className={styles.notice}>
      <Icon of={drawings.WarningCircle} className={text({ tone: 'wrong' })} />
      <Stack space="s1">
        <VisuallyHidden>
          <Trans id="ui.note.alert">Alerte :</Trans>{' '}
        </VisuallyHidden>
        <p>
          <b>
            <Trans id="operations.refused-card.title">Votre banque a refusé le paiement. Rien n’a été débité.</Trans>
          </b>
        </p>
        <p>
          <Trans id="operations.refused-card.why">
            Elle ne nous dit pas pourquoi : plafond de la carte ou code non saisi, elle seule peut vous répondre.
          </Trans>
        </p>
      </Stack>
      <LinkButtonTo {...linkTo(paymentAgain(operation.id))} icon={drawings.Retry}>
        <Trans id="ui.error.retry">Réessayer</Trans>
      </LinkButtonTo>
    </div>
  ) : null
