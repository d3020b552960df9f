import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { formatEuros } from '@hautelisse/domain/money'
import type { Contract, SmallAnnuity } from '@hautelisse/domain/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Note } from '../../ui/note/index.ts'
import { text } from '../../ui/page/index.ts'
import { ExplainedAmount } from './figure.tsx'
import { Compared } from './law-side.tsx'

type SmallAnnuityNoteProps = {
  readonly contract: Contract
  readonly name: string
  readonly smallAnnuity: SmallAnnuity
}

/** Savings that the law lets come as capital while their annuity is small, as it is (docs/decisions/07). Above the threshold the headline says so. */
export const SmallAnnuityNote = ({ contract, name, smallAnnuity }: SmallAnnuityNoteProps): ReactElement => {
  const { monthly, compared, threshold, checkedUntil, asOf } = smallAnnuity
  const limit = formatEuros(threshold)
  return (
    <Note kind="info">
      <p>
        <b>{name}. </b>
        <Trans id="withdrawal.results.small-within">
          La rente de cette part ne dépasse pas {limit} par mois : elle peut vous être versée en capital avec votre accord et
          celui de l’assureur
        </Trans>
      </p>
      <p>
        <Trans id="withdrawal.results.small-amount">
          Rente de cette part :{' '}
          <ExplainedAmount id={{ kind: 'small-annuity', policyId: contract.account.policy_id }} value={monthly} /> par mois, brut
        </Trans>
      </p>
      {compared !== undefined && (
        <span className={text({ as: 'caption', block: true })}>
          <Compared compared={compared} start={asOf} />
        </span>
      )}
      {checkedUntil !== undefined && (
        <span className={text({ as: 'caption', block: true })}>
          <Trans id="withdrawal.results.small-checked">Seuil vérifié au {formatFrenchDate(checkedUntil)}.</Trans>
        </span>
      )}
    </Note>
  )
}
