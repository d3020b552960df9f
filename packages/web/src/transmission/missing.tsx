import { selectMissing } from '@hautelisse/machines/transmission'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import type { StepProps } from './step-props.ts'
import { hint } from './step.css.ts'

/** What each field is called in a sentence; a row of a list by its list alone. */
const useFieldNames = (): Readonly<Record<string, string>> => {
  const { t } = useLingui()
  return {
    has_testament: t({ id: 'transmission.missing.testament', message: 'votre testament' }),
    family_situation: t({ id: 'transmission.missing.situation', message: 'votre situation familiale' }),
    children: t({ id: 'transmission.missing.children', message: 'le nombre de vos enfants' }),
    has_same_parents: t({ id: 'transmission.missing.common', message: 'si vos enfants sont communs' }),
    spouse_age: t({ id: 'transmission.missing.age', message: 'l’âge de votre conjoint' }),
    siblings: t({ id: 'transmission.missing.siblings', message: 'le nombre de frères et sœurs' }),
    home_value: t({ id: 'transmission.missing.home', message: 'la valeur du logement' }),
    home_percentage: t({ id: 'transmission.missing.share', message: 'votre part du logement' }),
    passif: t({ id: 'transmission.missing.debts', message: 'votre part des dettes' }),
    other_goods: t({ id: 'transmission.missing.goods', message: 'vos autres biens' }),
    gifts: t({ id: 'transmission.missing.gifts', message: 'vos donations' }),
    contracts: t({ id: 'transmission.missing.contracts', message: 'vos contrats' }),
  }
}

/** Why the way on is closed: what is left to answer, or to put right, in the order of the page. */
export const Missing = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement | null => {
  const names = useFieldNames()
  const missing = new Set(selectMissing(snapshot).flatMap((path) => names[path.split('.')[0] ?? ''] ?? []))
  if (missing.size === 0) return null
  const list = [...missing].join(', ')
  return (
    <p className={hint}>
      <Trans id="transmission.missing.text">Pour continuer, indiquez&nbsp;: {list}.</Trans>
    </p>
  )
}
