import type { LongLifeView } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Remarks } from '../ui/page/index.ts'

const CODES = {
  TGF05: 'TGF05',
  TGH05: 'TGH05',
  MIXED: '0,6 TGH05 +\u00A00,4 TGF05',
  MIXED_QX: '0,6 TGH05 +\u00A00,4 TGF05',
} as const

/** What the figures are not: a forecast, a gain, the lives of two particular people. */
export const LongLifeRemarks = ({ view: { table, hasSpouse } }: { readonly view: LongLifeView }): ReactElement => {
  const code = CODES[table]
  return (
    <Remarks>
      <Trans id="longevity.remark.table">
        Table {code}, prudente : un assureur doit supposer que l’on vit longtemps, plus que l’ensemble de la population. Une part
        de la table n’annonce la durée d’aucune vie.
      </Trans>
      <Trans id="longevity.remark.sums">
        Ce calcul compare des sommes versées, avant charges et impôt. Un capital gardé peut rapporter, ou baisser : atteindre le
        capital n’est pas un gain.
      </Trans>
      {hasSpouse && (
        <Trans id="longevity.remark.spouse">
          Les deux vies sont comptées par la même table, sans lien entre elles. La réversion revient à la personne nommée au
          départ ; si elle part d’abord, votre rente ne change pas.
        </Trans>
      )}
      <Trans id="longevity.remark.computed">Calculé par cette page, par les règles du résultat.</Trans>
    </Remarks>
  )
}
