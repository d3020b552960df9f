import type { Moved } from '@hautelisse/domain/accounts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { Derivation } from '@hautelisse/domain/explain'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { CalculationPanel, type Sources, type Terms } from '../explanation/index.ts'

const SOURCES: Sources = { register: {}, words: {} }

const useTerms = (): Terms => {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = {
    moved: t({ id: 'accounts.moved.moved', message: 'Ce qui a bougé' }),
    came: t({ id: 'accounts.moved.came', message: 'Ce qui est venu' }),
    left: t({ id: 'accounts.moved.left', message: 'Ce qui est parti' }),
    paid_in: t({ id: 'accounts.moved.paid-in', message: 'Versements' }),
    top_up: t({ id: 'accounts.moved.top-up', message: 'Abondement de votre entreprise' }),
    market: t({ id: 'accounts.visit.market', message: 'Marchés et intérêts' }),
    charges: t({ id: 'accounts.visit.charges', message: 'Frais pris sur les comptes' }),
    paid_out: t({ id: 'accounts.visit.paid-out', message: 'Retraits' }),
  }
  const nameOf = ({ term }: Derivation): string => names[term] ?? term
  return { reading: { assembled: new Set() }, nameOf, sign: 'before-value' }
}

/** Where it comes from what moved since the last visit: every part, to be read, copied or exported. docs/rules/accounts.md, ACC-17. */
export const SinceVisitCalculation = ({ moved: { from, explained } }: { readonly moved: Moved }): ReactElement => {
  const { t } = useLingui()
  const day = formatFrenchDate(from)
  return (
    <CalculationPanel
      derivation={explained}
      terms={useTerms()}
      sources={SOURCES}
      title={t({ id: 'accounts.moved.title', message: `Ce qui a bougé depuis le ${day}` })}
      rule={<Trans id="accounts.moved.rule">Montants au centime, sans arrondi entre les étapes.</Trans>}
      fileName={t({ id: 'accounts.moved.file', message: 'calcul-depuis-ma-visite.csv' })}
    />
  )
}
