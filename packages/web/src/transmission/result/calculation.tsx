import type { OptionAnswer, OptionRow } from '@hautelisse/domain/transmission'
import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactElement } from 'react'
import { PrintedCalculations } from '../../explanation/index.ts'
import { Fold } from '../../ui/fold/index.ts'
import { Ledger, Line } from '../../ui/page/index.ts'
import { useNames } from '../step-words.ts'
import { FigurePlace, TaxFigure } from './explaining.tsx'
import { annex } from './result.css.ts'
import { rowKey } from './rows.ts'
import { useTransmissionSources, useTransmissionTerms } from './terms.tsx'

/** Where the figures come from: each duty on the estate and each levy on life insurance opens its calculation; paper has all of them. */
export const DutyCalculations = ({ options }: { readonly options: readonly OptionAnswer[] }): ReactElement => {
  const names = useNames()
  const terms = useTransmissionTerms()
  const sources = useTransmissionSources()
  const titleOf = (option: OptionAnswer['option'], row: OptionRow): string => {
    const who = names.row(row)
    return options.length === 1 ? who : `${names.option[option]}, ${who}`
  }
  const taxed = options.flatMap(({ option, rows }) =>
    rows
      .filter(({ beneficiary }) => beneficiary !== 'spouse')
      .map((row) => ({ option, row, title: titleOf(option, row), key: `${option} ${rowKey(row)}` })),
  )
  return (
    <>
      <Fold title={<Trans id="transmission.result.why">D’où viennent ces chiffres&nbsp;?</Trans>}>
        <FigurePlace id="why">
          <Ledger>
            {taxed.map(({ option, row, title, key }) => (
              <Fragment key={key}>
                {row.right !== 'none' && (
                  <Line name={title} value={<TaxFigure id={`${option} ${rowKey(row)} duty`} value={row.duty} />} />
                )}
                {!row.life_insurance_amount.isZero() && (
                  <Line
                    name={`${title} · ${names.insurance}`}
                    value={<TaxFigure id={`${option} ${rowKey(row)} insurance`} value={row.life_insurance_tax} />}
                  />
                )}
              </Fragment>
            ))}
          </Ledger>
        </FigurePlace>
      </Fold>
      <PrintedCalculations
        title={<Trans id="transmission.result.why">D’où viennent ces chiffres&nbsp;?</Trans>}
        level={2}
        className={annex}
        figures={taxed.flatMap(({ row: { explanation }, title, key }) => [
          { key: `${key} duty`, name: title, derivation: explanation.duty },
          { key: `${key} insurance`, name: `${title} · ${names.insurance}`, derivation: explanation.life_insurance_tax },
        ])}
        terms={terms}
        sources={sources}
      />
    </>
  )
}
