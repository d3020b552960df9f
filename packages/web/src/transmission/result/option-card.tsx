import { addEuros } from '@hautelisse/domain/money'
import type { OptionAnswer, OptionRow } from '@hautelisse/domain/transmission'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { Panel } from '../../ui/panel/index.ts'
import { Skein } from '../../ui/skein/index.ts'
import { useNames } from '../step-words.ts'
import { OptionFan } from './option-fan.tsx'
import * as styles from './result.css.ts'
import { useRightWords } from './words.ts'

const Row = ({ row, right }: { readonly row: OptionRow; readonly right: string | undefined }): ReactElement => {
  const names = useNames()
  const { beneficiary, number } = row
  return (
    <div className={styles.heir}>
      <dt className={styles.heirName}>
        <Skein tone={beneficiary === 'spouse' ? 'd3' : 'd1'} /> {names.heir(beneficiary, number)}
      </dt>
      <dd>
        {right !== undefined && (
          <p>
            <Amount value={row.patrimony_amount} size="s" /> <span className={styles.tiny}>{right}</span>
          </p>
        )}
        {!row.life_insurance_amount.isZero() && (
          <p>
            <Amount value={row.life_insurance_amount} size="s" />{' '}
            <span className={styles.tiny}>
              {row.is_life_insurance_divided ? (
                <Trans id="transmission.result.divided">assurance-vie, au titre d’une clause démembrée</Trans>
              ) : (
                <Trans id="transmission.result.insurance">assurance-vie</Trans>
              )}
            </span>
          </p>
        )}
        <p className={styles.tiny}>
          {beneficiary === 'spouse' ? (
            <Trans id="transmission.result.exempt">Exonéré d’impôt</Trans>
          ) : (
            <>
              <Trans id="transmission.result.duties">Impôt :</Trans> <Amount value={addEuros(row.duty, row.life_insurance_tax)} />
            </>
          )}
          {number > 1 && <Trans id="transmission.result.each"> pour chacun</Trans>}
        </p>
      </dd>
    </div>
  )
}

type OptionCardProps = { readonly answer: OptionAnswer; readonly at: number | undefined; readonly actions: ReactNode }

/** One option with its tax and who receives what: all options have the same weight. */
export const OptionCard = ({ answer, at, actions }: OptionCardProps): ReactElement => {
  const names = useNames()
  const rights = useRightWords()
  return (
    <Panel as="article" className={styles.option}>
      {at === undefined ? (
        <h2 className={styles.optionName}>
          <Trans id="transmission.result.sole">Ce que prévoit la loi</Trans>
        </h2>
      ) : (
        <>
          <p className={styles.kicker}>
            <Trans id="transmission.result.option">Option {at}</Trans>
          </p>
          <h2 className={styles.optionName}>{names.option[answer.option]}</h2>
        </>
      )}
      <p className={styles.tax}>
        <b>
          <Trans id="transmission.result.total">Impôt total à payer</Trans>
        </b>
        <Amount value={answer.total_tax} size="m" />
      </p>
      <OptionFan answer={answer} />
      <dl className={styles.heirs}>
        {answer.rows.map((row) => (
          <Row key={row.beneficiary} row={row} right={rights[row.right]} />
        ))}
      </dl>
      <div className={styles.share}>{actions}</div>
    </Panel>
  )
}
