import { formatShare, sumEuros, type Euros } from '@hautelisse/domain/money'
import type { OptionAnswer, OptionRow } from '@hautelisse/domain/transmission'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount, useHiddenAmounts } from '../../ui/amount/index.ts'
import { Panel } from '../../ui/panel/index.ts'
import { text } from '../../ui/page/index.ts'
import { Skein } from '../../ui/skein/index.ts'
import { useNames } from '../step-words.ts'
import { OptionFan } from './option-fan.tsx'
import * as styles from './result.css.ts'
import { TaxRange, taxOf } from './tax-range.tsx'
import { useOptionTexts, useRightWords } from './words.ts'

type Part = { readonly all: Euros; readonly each: Euros; readonly number: number; readonly what: ReactNode }

/** An amount of a group; of several people also what one of them has. */
const OfGroup = ({ all, each, number, what }: Part): ReactElement => (
  <div>
    <Amount value={all} size="s" />
    <p className={text({ as: 'caption' })}>{what}</p>
    {number > 1 && (
      <p className={text({ as: 'caption' })}>
        <Trans id="transmission.result.for-each">
          <Amount value={each} /> chacun
        </Trans>
      </p>
    )}
  </div>
)

const HeirOfOption = ({ row, right }: { readonly row: OptionRow; readonly right: string | undefined }): ReactElement => {
  const names = useNames()
  const { beneficiary, number } = row
  return (
    <div className={styles.heir}>
      <dt className={styles.heirName}>
        <Skein tone={beneficiary === 'spouse' ? 'd3' : 'd1'} /> {names.heir(beneficiary, number)}
      </dt>
      <dd className={styles.heirParts}>
        {right !== undefined && <OfGroup all={row.group_amount} each={row.patrimony_amount} number={number} what={right} />}
        {!row.life_insurance_amount.isZero() && (
          <OfGroup
            all={row.life_insurance_group_amount}
            each={row.life_insurance_amount}
            number={number}
            what={
              row.is_life_insurance_divided ? (
                <Trans id="transmission.result.divided">assurance-vie, au titre d’une clause démembrée</Trans>
              ) : (
                <Trans id="transmission.name.insurance">assurance-vie</Trans>
              )
            }
          />
        )}
        <p className={text({ as: 'caption' })}>
          {beneficiary === 'spouse' ? (
            <Trans id="transmission.result.exempt">Exonéré d’impôt</Trans>
          ) : (
            <>
              <Trans id="transmission.result.duties">Impôt :</Trans> <TaxRange {...taxOf(row)} />
              {number > 1 && <Trans id="transmission.result.each"> pour chacun</Trans>}
            </>
          )}
        </p>
      </dd>
    </div>
  )
}

/** What share of everything that is passed on goes to tax; hidden with the amounts. */
const TaxShare = ({
  answer: { rows, total_tax: tax, highest_tax: highest },
}: {
  readonly answer: OptionAnswer
}): ReactElement | null => {
  const all = sumEuros(rows.flatMap((row) => [row.group_amount, row.life_insurance_group_amount]))
  if (useHiddenAmounts() || all.isZero()) return null
  const share = formatShare(tax.dividedBy(all))
  return (
    <p className={text({ as: 'caption' })}>
      {tax.equals(highest) ? (
        <Trans id="transmission.result.tax-share">{share} de ce qui est transmis</Trans>
      ) : (
        <Trans id="transmission.result.tax-share-least">au moins {share} de ce qui est transmis</Trans>
      )}
    </p>
  )
}

type OptionCardProps = { readonly answer: OptionAnswer; readonly at: number | undefined; readonly actions: ReactNode }

/** One option with its tax and who receives what: all options have the same weight. */
export const OptionCard = ({ answer, at, actions }: OptionCardProps): ReactElement => {
  const names = useNames()
  const rights = useRightWords()
  const texts = useOptionTexts()
  return (
    <Panel as="article" className={styles.option}>
      {at === undefined ? (
        <h2 className={text({ as: 'title' })}>
          <Trans id="transmission.result.sole">Ce que prévoit la loi</Trans>
        </h2>
      ) : (
        <>
          <p className={styles.kicker}>
            <Trans id="transmission.result.option">Option {at}</Trans>
          </p>
          <h2 className={text({ as: 'title' })}>{names.option[answer.option]}</h2>
          <p className={styles.optionText}>{texts[answer.option]}</p>
        </>
      )}
      <p className={styles.tax}>
        <b>
          <Trans id="transmission.result.total">Impôt total à payer</Trans>
        </b>
        <TaxRange lowest={answer.total_tax} highest={answer.highest_tax} size="m" />
      </p>
      <TaxShare answer={answer} />
      <OptionFan answer={answer} />
      <dl className={styles.heirs}>
        {answer.rows.map((row) => (
          <HeirOfOption key={row.beneficiary} row={row} right={rights[row.right]} />
        ))}
      </dl>
      <div className={styles.share}>{actions}</div>
    </Panel>
  )
}
