import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { isPositive } from '@hautelisse/domain/money'
import { pathTo } from '@hautelisse/domain/portal'
import type { ChoiceView } from '@hautelisse/machines/option-bulletin'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo, TextLinkTo } from '../portal/index.ts'
import { ReceiptActions } from '../receipt/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { PageHead } from '../ui/page-head/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './choice.css.ts'
import { Summary } from './summary.tsx'

/** The choice was taken: what was chosen, its number, and until when it can be changed. */
export const TakenPage = ({ view }: { readonly view: ChoiceView }): ReactElement => {
  const { transactionId: id = '', period } = view
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageHead title={<Trans id="bulletins.taken.title">Votre choix est enregistré</Trans>} arrival={id} />
      <Panel className={styles.compare}>
        <Note kind="success">
          <Trans id="bulletins.taken.number">Référence de l’opération&nbsp;: {id}</Trans>
        </Note>
        <Summary view={view} />
        {isPositive(view.topUps.net) && (
          <p>
            <Trans id="bulletins.taken.top-up">
              L’abondement de votre entreprise est investi avec votre choix, une fois la date limite passée.
            </Trans>
          </p>
        )}
        {period.lastChangeDay !== undefined && (
          <p>
            <Trans id="bulletins.page.changeable-until">
              Modifiable jusqu’au {formatFrenchDate(period.lastChangeDay)} inclus.
            </Trans>
          </p>
        )}
        <p data-print="never">
          <LinkButtonTo to={pathTo('operation', { transaction_id: id })}>
            <Trans id="bulletins.taken.operation">Voir l’opération</Trans>
          </LinkButtonTo>
        </p>
        <ReceiptActions id={id} />
        <TextLinkTo to={pathTo('savings-home')} icon={drawings.ArrowLeft}>
          <Trans id="bulletins.page.back">Mon épargne</Trans>
        </TextLinkTo>
      </Panel>
    </div>
  )
}
