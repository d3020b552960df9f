import { MOST_COMPARED } from '@hautelisse/domain/tax-saving'
import { selectComparison } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type ReactElement } from 'react'
import { Button } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { LiveRegion } from '../../ui/live-region/index.ts'
import { Section, text } from '../../ui/page/index.ts'
import type { LookProps } from './look-props.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { section, unread } from './look.css.ts'

/** "Comparer": up to three simulations side by side, each with its year of the law and its family, what differs marked (TS-08). */
export const TaxComparison = ({ snapshot, send, level }: LookProps): ReactElement => {
  const { t } = useLingui()
  const view = selectComparison(snapshot)
  const { variants, differing, canAdd } = view
  const add = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  const isFull = variants.length === MOST_COMPARED
  const keep = (): void => {
    send({ type: 'variantAdded' })
    if (canAdd) setSaid(t({ id: 'tax.look.compare.added', message: 'Simulation ajoutée à la comparaison.' }))
  }
  const remove = (id: number): void => {
    send({ type: 'variantRemoved', id })
    setSaid(t({ id: 'tax.look.compare.removed', message: 'Simulation retirée de la comparaison.' }))
    add.current?.focus()
  }
  return (
    <Section
      level={level}
      className={`${section} ${variants.length === 0 ? unread : ''}`}
      title={<Trans id="tax.look.compare.title">Comparer</Trans>}
      lead={
        <Trans id="tax.look.compare.text">
          Gardez jusqu’à trois simulations côte à côte, puis changez le versement au-dessus, ou ici l’année de la loi et la
          famille.
        </Trans>
      }
      action={
        <Button ref={add} variant="secondary" size="s" icon={drawings.Plus} unavailable={!canAdd} onClick={keep}>
          <Trans id="tax.look.compare.add">Ajouter cette simulation</Trans>
        </Button>
      }
    >
      {variants.length > 0 && <ComparisonTable view={view} send={send} onRemove={remove} />}
      <p className={text({ as: 'small' })} data-print="never">
        {isFull && (
          <Trans id="tax.look.compare.full">Trois simulations au plus : retirez-en une pour en ajouter une autre.</Trans>
        )}
        {variants.length === 1 && (
          <Trans id="tax.look.compare.one">
            Ajoutez une deuxième simulation : les lignes où elles diffèrent seront signalées.
          </Trans>
        )}
        {variants.length === 2 && differing.length === 0 && (
          <Trans id="tax.look.compare.same">
            Ces simulations sont identiques. Changez l’année, la situation ou les enfants de l’une d’elles.
          </Trans>
        )}
      </p>
      {variants.length > 0 && (
        <p className={text({ as: 'small' })}>
          <Trans id="tax.look.compare.same-rule">
            Calculé dans cette page, avec la même règle que le résultat. Le salaire du conjoint est celui de la simulation ; sans
            lui, il compte pour zéro.
          </Trans>
        </p>
      )}
      <LiveRegion>{said}</LiveRegion>
    </Section>
  )
}
