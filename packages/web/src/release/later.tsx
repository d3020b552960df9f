import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { ReleaseLater } from '@hautelisse/domain/release'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './release.css.ts'

type LaterProps = { readonly later: ReleaseLater; readonly isHome: boolean; readonly children?: ReactNode }

/** When to come back. */
const ComeBack = ({ later: { lastDay }, isHome }: Omit<LaterProps, 'children'>): ReactElement => {
  const day = lastDay && formatFrenchDate(lastDay)
  if (day === undefined)
    return (
      <Trans id="release.later.open">
        Revenez après l’événement : vous pourrez alors faire votre demande quand vous voudrez.
      </Trans>
    )
  return isHome ? (
    <Trans id="release.later.home">Revenez après la signature : vous aurez six mois, jusqu’au {day}.</Trans>
  ) : (
    <Trans id="release.later.event">Revenez après l’événement : vous aurez six mois, jusqu’au {day}.</Trans>
  )
}

/** An event that is still to come: when to come back, and what it could release, with a remark on its net (WDR-13). */
export const Later = ({ later, isHome, children }: LaterProps): ReactElement => (
  <div className={styles.under}>
    <Note kind="info" live>
      <p>
        <b>
          <ComeBack later={later} isHome={isHome} />
        </b>
      </p>
      <p className={text({ as: 'small' })}>
        <Trans id="release.later.could">Voici ce que vous pourriez recevoir :</Trans>
      </p>
      <p className={styles.figure}>
        <Amount value={later.paid ?? later.amount} size="m" />
      </p>
      <p className={text({ as: 'small' })}>
        {later.paid === undefined ? (
          <Trans id="release.later.gross">Montant brut, à la valeur d’aujourd’hui.</Trans>
        ) : (
          <Trans id="release.later.net">
            Net estimé, à la valeur d’aujourd’hui, pour <Amount value={later.amount} /> débloqués.
          </Trans>
        )}
      </p>
      {later.paid !== undefined && later.paid.lessThan(later.amount) && children}
    </Note>
  </div>
)
