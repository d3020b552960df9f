import { valueOf } from '@hautelisse/domain/explain'
import { euros } from '@hautelisse/domain/money'
import type { Contract } from '@hautelisse/domain/withdrawal'
import type { ExplanationView } from '@hautelisse/machines/withdrawal'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, type ReactElement, type RefObject } from 'react'
import { focusArrived } from '../../shell/index.ts'
import { Amount } from '../../ui/amount/index.ts'
import { CalculationActions } from '../../ui/calculation-export/index.ts'
import { ExplainFooter, ExplainPanel, ExplainTotal } from '../../ui/explain-panel/index.ts'
import { calculationLines, type FigureWords } from './calculation-lines.ts'
import { contractName } from './contract-names.ts'
import { Explained } from './explained.tsx'
import { PANEL_ID } from './explaining.tsx'
import { useFigureTitle } from './figure-titles.ts'
import { useOperationWords, useSourceWords, useTermWords } from './figure-words.ts'
import { usePartWords } from '../part-words.ts'
import { isAmount } from './quantity.ts'
import { Quantity } from './quantity-text.tsx'
import { panel as panelStyle, panelTotal } from './results.css.ts'
import { RuleNote } from './rule-note.tsx'

type PanelProps = {
  readonly explanation: ExplanationView
  readonly contracts: readonly Contract[]
  /** Whether the panel takes the focus as it comes: it was opened, or it had the focus where it stood until the window's width changed. */
  readonly takesFocusRef: RefObject<boolean>
  readonly onClose: () => void
}
type FigureProps = Pick<PanelProps, 'explanation' | 'contracts'>

const useWords = (contracts: readonly Contract[]): FigureWords => ({
  term: useTermWords(),
  source: useSourceWords(),
  operation: useOperationWords(),
  part: usePartWords(),
  contract: (policyId) => {
    const contract = contracts.find(({ account }) => account.policy_id === policyId)
    return contract && contractName(contract, contracts)
  },
})

const policyIdOf = ({ figure }: ExplanationView): string | undefined => ('policyId' in figure ? figure.policyId : undefined)

/** What the open figure is and, where there are several contracts and it is of one of them, of which: « PERECO, Rente simple, par mois ». */
const usePanelTitle = ({ explanation, contracts }: FigureProps): string => {
  const title = useFigureTitle()(explanation.figure)
  const contract = contracts.find(({ account }) => account.policy_id === policyIdOf(explanation))
  return contract === undefined || contracts.length === 1 ? title : `${contractName(contract, contracts)}, ${title}`
}

const Actions = ({ explanation, contracts }: FigureProps): ReactElement => {
  const { t } = useLingui()
  const words = useWords(contracts)
  return (
    <CalculationActions
      title={usePanelTitle({ explanation, contracts })}
      lines={() => calculationLines(explanation.derivation, words, policyIdOf(explanation))}
      words={{
        copy: t({ id: 'withdrawal.results.copy', message: 'Copier le calcul' }),
        copied: t({ id: 'withdrawal.results.copied', message: 'Calcul copié' }),
        refused: t({ id: 'withdrawal.results.not-copied', message: 'Le navigateur refuse la copie' }),
        export: t({ id: 'withdrawal.results.export', message: 'Exporter' }),
        fileName: t({ id: 'withdrawal.export.name', message: 'calcul-rente.csv' }),
        heads: [
          t({ id: 'withdrawal.export.figure', message: 'Chiffre' }),
          t({ id: 'withdrawal.export.calculation', message: 'Calcul' }),
          t({ id: 'withdrawal.export.shown', message: 'Valeur affichée' }),
          t({ id: 'withdrawal.export.exact', message: 'Valeur exacte' }),
          t({ id: 'withdrawal.export.source', message: 'Source' }),
        ],
      }}
    />
  )
}

const Subtitle = (props: FigureProps): ReactElement => {
  const title = usePanelTitle(props)
  const count = props.explanation.contracts.length
  return (
    <>
      {title}
      {count > 1 && (
        <>
          {', '}
          <Plural id="withdrawal.calculation.sum" value={count} one="# contrat" other="somme de # contrats" />
        </>
      )}
    </>
  )
}

const TotalLabel = ({ explanation }: { readonly explanation: ExplanationView }): ReactElement => {
  const { derivation, contracts, figure } = explanation
  const count = contracts.length
  return (
    <>
      {count > 1 ? (
        <Plural id="withdrawal.calculation.all" value={count} one="Le contrat" _2="Les deux contrats" other="Les # contrats" />
      ) : (
        <Trans id="withdrawal.calculation.one">Résultat</Trans>
      )}
      {derivation.unit === 'eur-per-month' && (
        <>
          {', '}
          <br />
          <Trans id="withdrawal.calculation.month-gross">par mois, brut</Trans>
        </>
      )}
      {derivation.unit === 'eur-per-year' && (
        <>
          {', '}
          <br />
          <Trans id="withdrawal.calculation.year-gross">par an, brut</Trans>
        </>
      )}
      {figure.kind === 'guarantee-limit' && (
        <>
          {', '}
          <Trans id="withdrawal.calculation.in-years">en années</Trans>
        </>
      )}
    </>
  )
}

/** Where the open figure comes from: every step with its operator, its result and its source. */
export const ExplanationPanel = ({ explanation, contracts, takesFocusRef, onClose }: PanelProps): ReactElement => {
  const { derivation, figure } = explanation
  useLayoutEffect(() => {
    const panel = document.querySelector<HTMLElement>(`#${PANEL_ID}`)
    if (takesFocusRef.current) {
      focusArrived(panel, { preventScroll: true })
      panel?.scrollIntoView({ block: 'nearest' })
    }
    takesFocusRef.current = false
    return () => {
      takesFocusRef.current ||= panel?.contains(document.activeElement) === true
    }
  }, [takesFocusRef])
  return (
    <ExplainPanel
      id={PANEL_ID}
      className={panelStyle}
      subtitle={<Subtitle explanation={explanation} contracts={contracts} />}
      onClose={onClose}
    >
      <Explained explanation={explanation} contracts={contracts} />
      <div className={panelTotal}>
        <ExplainTotal label={<TotalLabel explanation={explanation} />}>
          {isAmount(derivation) ? <Amount value={euros(valueOf(derivation))} size="s" /> : <Quantity of={derivation} />}
        </ExplainTotal>
      </div>
      <ExplainFooter actions={<Actions explanation={explanation} contracts={contracts} />} rule={<RuleNote figure={figure} />} />
    </ExplainPanel>
  )
}
