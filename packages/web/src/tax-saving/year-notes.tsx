import { selectTaxYear, selectVariant } from '@hautelisse/machines/tax-saving'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { drawings, Icon } from '../ui/icon/index.ts'
import type { StepProps } from './step-props.ts'
import * as styles from './simulator.css.ts'

/** Left out on a day whose law is not known. */
const Years = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement | null => {
  const { year, incomeYear } = selectTaxYear(snapshot)
  if (incomeYear === undefined) return null
  const scaleYear = incomeYear + 1
  return (
    <li className={styles.note}>
      <Icon of={drawings.Calendar} className={styles.noteIcon} />
      <span>
        {selectVariant(snapshot).variant === 'public' ? (
          <Trans id="tax.notes.year-public">
            Estimation pour l’année {year}, barème {scaleYear} (revenus {incomeYear}), sans créer de compte.
          </Trans>
        ) : (
          <Trans id="tax.notes.year">
            Estimation pour l’année {year}, barème {scaleYear} (revenus {incomeYear}).
          </Trans>
        )}
      </span>
    </li>
  )
}

/** The year of the estimate, and what it leaves out (TAX-27 to TAX-30). */
export const YearNotes = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement => (
  <ul className={styles.notes}>
    <Years snapshot={snapshot} />
    <li className={styles.note}>
      <Icon of={drawings.Info} className={styles.noteIcon} />
      <span>
        <Trans id="tax.notes.left-out">
          Cette estimation ne tient pas compte des plafonds non utilisés des années précédentes, de la mutualisation du plafond du
          conjoint, ni des versements sur un contrat Article 83, PERP, PREFON, PER ou PERCO.
        </Trans>
      </span>
    </li>
  </ul>
)
