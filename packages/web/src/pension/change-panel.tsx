import { compareTrees, explainChange, explainStart, type EstimateBasis, type EstimateVariation } from '@hautelisse/domain/pension'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Derivation } from '@hautelisse/domain/explain'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState, type ReactElement } from 'react'
import { OpenedPanel, Quantity } from '../explanation/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { useFigureNames } from './term-words.ts'
import * as styles from './result.css.ts'
import { Table } from '../ui/page/index.ts'

type ChangePanelProps = {
  readonly basis: EstimateBasis
  /** Start of the pension that is compared with. */
  readonly start: PlainDate
  readonly change: EstimateVariation
  readonly name: string
}

const ComparedFigure = ({ of }: { readonly of: Derivation | undefined }): ReactElement =>
  of === undefined ? <Trans id="pension-term.compare.none">aucun</Trans> : <Quantity of={of} />

/** Both calculations of a pension side by side, with a change and without it: what differs, or every figure down to each year. */
export const ChangePanel = ({ basis, start, change, name }: ChangePanelProps): ReactElement | null => {
  const { t } = useLingui()
  const nameOf = useFigureNames()
  const [isWhole, setIsWhole] = useState(false)
  const figures = useMemo(() => {
    const [before, after] = [explainStart(basis, start)?.monthly, explainChange(basis, change)?.monthly]
    return before === undefined || after === undefined ? [] : compareTrees(before, after)
  }, [basis, start, change])
  const same = figures.filter(({ isSame }) => isSame).length
  return (
    <OpenedPanel subtitle={name}>
      <div className={styles.compared}>
        <Checkbox
          label={<Trans id="pension-term.compare.whole">Montrer aussi les {same} chiffres qui ne changent pas</Trans>}
          checked={isWhole}
          onChange={setIsWhole}
        />
        <Table
          dense
          caption={t({ id: 'pension-term.compare.caption', message: `Calcul de la pension par mois, sans et avec : ${name}` })}
          columns={[
            { id: 'figure', label: t({ id: 'pension-term.compare.figure', message: 'Dans l’ordre du calcul' }) },
            { id: 'before', label: t({ id: 'pension-term.compare.before', message: 'Sans' }), align: 'end' },
            { id: 'after', label: t({ id: 'pension-term.compare.after', message: 'Avec' }), align: 'end' },
          ]}
          rows={figures
            .filter(({ isSame }) => isWhole || !isSame)
            .map(({ key, before, after, isSame }) => {
              const figure = after ?? before
              return {
                key,
                isMarked: isWhole && !isSame,
                cells: {
                  figure: figure && nameOf(figure),
                  before: <ComparedFigure of={before} />,
                  after: <ComparedFigure of={after} />,
                },
              }
            })}
        />
      </div>
    </OpenedPanel>
  )
}
