import { formatShare, isZero, sumEuros, type Euros } from '@hautelisse/domain/money'
import { receivedBy, type OptionAnswer, type OptionRow } from '@hautelisse/domain/transmission'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { useHiddenAmounts } from '../../ui/amount/index.ts'
import { Panel } from '../../ui/panel/index.ts'
import { text } from '../../ui/page/index.ts'
import { Skein } from '../../ui/skein/index.ts'
import { cssVars } from '../../ui/theme/css-vars.ts'
import { useNames } from '../step-words.ts'
import { FigurePlace, TaxFigure } from './explaining.tsx'
import { columnsOf } from './option-columns.ts'
import { OptionFan } from './option-fan.tsx'
import * as styles from './result.css.ts'
import { rowKey } from './rows.ts'
import { TaxRange, taxOf } from './tax-range.tsx'
import { useOptionTexts, usePaidWords } from './words.ts'

type Part = {
  readonly all: { readonly lowest: Euros; readonly highest: Euros }
  readonly each: { readonly lowest: Euros; readonly highest: Euros }
  readonly number: number
  readonly what: ReactNode
}

/** What a group has, as what; of several people also what one of them has. */
const OfGroup = ({ all, each, number, what }: Part): ReactElement => (
  <div className={styles.heirPart}>
    <p className={styles.heirAmount}>
      <TaxRange {...all} size="s" />
    </p>
    <p className={text({ as: 'caption' })}>
      <span className={text({ block: true })}>{what}</span>
      {number > 1 && (
        <Trans id="transmission.result.for-each">
          <TaxRange {...each} /> chacun
        </Trans>
      )}
    </p>
  </div>
)

const HeirOfOption = ({ row }: { readonly row: OptionRow }): ReactElement => {
  const names = useNames()
  const paid = usePaidWords()
  const { beneficiary, number } = row
  const received = receivedBy(row)
  const { estate, insurance } = received
  const words = paid(row, received)
  return (
    <div className={styles.heir}>
      <dt className={styles.heirName}>
        <Skein tone={beneficiary === 'spouse' ? 'd3' : 'd1'} /> {names.row(row)}
      </dt>
      <dd className={styles.heirParts}>
        {words.estate !== undefined && (
          <OfGroup
            all={{ lowest: estate.all, highest: estate.all }}
            each={{ lowest: estate.each, highest: estate.each }}
            number={number}
            what={words.estate}
          />
        )}
        {!isZero(row.life_insurance_amount) && (
          <OfGroup
            all={{ lowest: insurance.leastAll, highest: insurance.all }}
            each={{ lowest: insurance.leastEach, highest: insurance.each }}
            number={number}
            what={words.insurance}
          />
        )}
        {words.note !== undefined && <p className={text({ as: 'caption' })}>{words.note}</p>}
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
    <div className={styles.heir}>
      <dt className={styles.taxName}>
        <Trans id="transmission.result.tax">Impôt</Trans>
      </dt>
      <dd className={text({ as: 'caption' })}>
        {tax.equals(highest) ? (
          <Trans id="transmission.result.tax-share">{share} de ce qui est transmis</Trans>
        ) : (
          <Trans id="transmission.result.tax-share-least">au moins {share} de ce qui est transmis</Trans>
        )}
      </dd>
    </div>
  )
}

/** What each person of a group of several pays, under the tax of all. */
const TaxOfEach = ({ row }: { readonly row: OptionRow }): ReactElement | null => {
  const names = useNames()
  const { lowest, highest } = taxOf(row)
  if ((row.number === 1 && row.people === undefined) || isZero(highest)) return null
  const who = row.people === undefined ? names.eachHeir(row.beneficiary) : names.row(row)
  return (
    <p className={styles.taxOfEach}>
      <TaxRange lowest={lowest} highest={highest} size="s" /> <span>{who}</span>
    </p>
  )
}

type OptionCardProps = { readonly answer: OptionAnswer; readonly at: number | undefined; readonly actions: ReactNode }

/** One option with its tax, what each pays, and who is left with what: all options have the same weight. */
export const OptionCard = ({ answer, at, actions }: OptionCardProps): ReactElement => {
  const names = useNames()
  const texts = useOptionTexts()
  const { option, total_tax: tax, highest_tax: highest, rows } = answer
  return (
    <FigurePlace id={`card ${option}`}>
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
            <h2 className={text({ as: 'title' })}>{names.option[option]}</h2>
            <p className={styles.optionText}>{texts[option]}</p>
          </>
        )}
        <div className={styles.tax} data-nothing={isZero(highest) || undefined}>
          <p className={styles.taxOfAll}>
            <b>
              <Trans id="transmission.result.total">Impôt total à payer</Trans>
            </b>
            <TaxRange
              lowest={tax}
              highest={highest}
              size="m"
              figure={<TaxFigure id={`${option} total`} value={tax} size="m" />}
            />
          </p>
          {rows.map((row) => (
            <TaxOfEach key={rowKey(row)} row={row} />
          ))}
        </div>
        <OptionFan answer={answer} />
        <dl
          className={styles.heirs}
          style={cssVars({
            '--columns': columnsOf(answer)
              .map((width) => `minmax(0, ${width.toFixed(3)}fr)`)
              .join(' '),
          })}
        >
          {rows.map((row) => (
            <HeirOfOption key={rowKey(row)} row={row} />
          ))}
          <TaxShare answer={answer} />
        </dl>
        <div className={styles.share}>{actions}</div>
      </Panel>
    </FigurePlace>
  )
}
